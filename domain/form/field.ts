import * as O from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import type { Issue, IssueSource } from './issue';

/** One field of a form. Immutable, and a state of its own: a key stroke copies one field, never the form. */
export interface FieldState<Value> {
  readonly initial: Value;
  readonly edited: Value;
  /** The value at the last attempt to submit. */
  readonly submitted: Option<Value>;
  /** The customer has been in the field and left it. */
  readonly touched: boolean;
  /** What the bank said about the value, until it is edited. */
  readonly attached: readonly Issue[];
}

const NONE: readonly Issue[] = [];

/** A field nobody has been in. */
export function untouched<Value>(initial: Value): FieldState<Value> {
  return { initial, edited: initial, submitted: O.none, touched: false, attached: NONE };
}

/** The customer changed the value: what the bank said about the old one no longer holds. */
export function edit<Value>(field: FieldState<Value>, edited: Value): FieldState<Value> {
  return { ...field, edited, attached: NONE };
}

/** The customer left the field. */
export function touch<Value>(field: FieldState<Value>): FieldState<Value> {
  return field.touched ? field : { ...field, touched: true };
}

/** The customer tried to submit the form with this value. */
export function submit<Value>(field: FieldState<Value>): FieldState<Value> {
  return { ...field, submitted: O.some(field.edited) };
}

/** Replaces what one source said about the field. */
export function attach<Value>(
  field: FieldState<Value>,
  source: Exclude<IssueSource, 'rule'>,
  issues: readonly Issue[],
): FieldState<Value> {
  const others = field.attached.filter((issue) => issue.source !== source);
  return others.length === field.attached.length && issues.length === 0
    ? field
    : { ...field, attached: [...others, ...issues] };
}

/** Being invalid and showing it are two states: issues show once the field was left or the form submitted. */
export function showsIssues(field: FieldState<unknown>): boolean {
  return field.touched || O.isSome(field.submitted);
}

/** Dirty is a comparison of values: typing something and taking it back leaves a clean field. */
export function isDirty<Value>(
  field: FieldState<Value>,
  equals: (one: Value, other: Value) => boolean = Object.is,
): boolean {
  return !equals(field.edited, field.initial);
}
