import type * as E from 'fp-ts/Either';
import type { Issue } from './issue';

/** Nothing was said. That is no mistake before something needs the value: then it is said what is missing. */
export interface Empty {
  readonly kind: 'empty';
  readonly missing: readonly Issue[];
}

/** It cannot be told before these facts are known. */
export interface Waiting {
  readonly kind: 'waiting';
  readonly facts: readonly string[];
}

/** The exact value. */
export interface Read<T> {
  readonly kind: 'read';
  readonly value: T;
}

/** Something was said that cannot stand, for these reasons. */
export interface Refused {
  readonly kind: 'refused';
  readonly issues: readonly Issue[];
}

/** What a text, a choice or several of them come to. */
export type Outcome<T> = Empty | Waiting | Read<T> | Refused;

/** What a reader answers: an Either, as the readers of the domain do, or an outcome where it has more to say. */
export type Answer<T> = Outcome<T> | E.Either<readonly Issue[], T>;

/** Nothing was said; `missing` is what to say where it is needed. */
export const empty = (missing: readonly Issue[] = []): Empty => ({ kind: 'empty', missing });

/** These facts are not known yet. */
export const waiting = (...facts: readonly string[]): Waiting => ({ kind: 'waiting', facts });

/** The value was read. */
export const read = <T>(value: T): Read<T> => ({ kind: 'read', value });

/** It cannot stand. */
export const refused = (issues: readonly Issue[]): Refused => ({ kind: 'refused', issues });

/** A reader's answer as an outcome. */
export function outcomeOf<T>(answer: Answer<T>): Outcome<T> {
  if (!('_tag' in answer)) return answer;
  return answer._tag === 'Right' ? read(answer.right) : refused(answer.left);
}

/** The value, if it was read. */
export const valueOf = <T>(outcome: Outcome<T>): T | undefined =>
  outcome.kind === 'read' ? outcome.value : undefined;

/** All that keeps the value from being read, what is missing included: the value is needed. */
export function issuesIn(outcome: Outcome<unknown>): readonly Issue[] {
  if (outcome.kind === 'refused') return outcome.issues;
  return outcome.kind === 'empty' ? outcome.missing : [];
}
