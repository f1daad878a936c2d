import type { LocalDate } from '@domain/time/local-date';
import type { FieldProblem } from './field-problem';

/** What a check may know besides the value. */
export interface CheckMoment {
  /** Today in Berlin. */
  readonly today: LocalDate;
  /** Another field of the same application; empty where it is not sent. */
  readonly valueOf: (name: string) => string;
}

/** The same field of another name, for the same person and number. */
export interface FieldPlace {
  readonly sibling: (base: string) => string;
}

/** Tells what is wrong with a value that is not empty; undefined: nothing. */
export type FieldCheck = (value: string, moment: CheckMoment, place: FieldPlace) => FieldProblem | undefined;
