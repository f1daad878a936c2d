import { isEmptyValue } from '../empty-value';
import { errorFinding } from '../issue';
import type { Rule } from '../rule';

/** The field must hold a value; blanks alone are none (KIT-03, brokerage.md section 5). */
export function required(fallback = 'Bitte alle Pflichtfelder ausfüllen'): Rule<unknown, unknown> {
  return {
    check: (value) => (isEmptyValue(value) ? errorFinding('required', fallback) : undefined),
    demandsValue: true,
  };
}
