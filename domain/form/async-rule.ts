import type { Task } from 'fp-ts/Task';
import { isEmptyValue } from './empty-value';
import type { FieldName, FormContext } from './form-context';
import type { Issue } from './issue';

/** Pause after the last key before the bank is asked (brokerage.md section 5). */
export const ASYNC_DEBOUNCE_MS = 300;

/** A check the bank makes while the customer types, started by edits of the named fields. */
export interface AsyncRule<Values, Facts> {
  readonly watches: readonly FieldName<Values>[];
  /** Asked before the bank is; a form that cannot be right yet is not worth a call. */
  readonly when?: (context: FormContext<Values, Facts>) => boolean;
  /** Never fails: a bank that does not answer has found nothing. */
  readonly check: (context: FormContext<Values, Facts>) => Task<readonly Issue[]>;
}

/** The bank is asked only about what the customer changed, about an optional field only if it holds something. */
export function isWorthAsking(field: {
  readonly value: unknown;
  readonly isDirty: boolean;
  readonly required: boolean;
}): boolean {
  return field.isDirty && (field.required || !isEmptyValue(field.value));
}
