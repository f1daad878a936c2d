import { errorFinding } from '../issue';
import type { Rule } from '../rule';

/** The box must be ticked; reported under the same key as a missing value (KIT-03). */
export function requiredTrue(fallback = 'Bitte akzeptieren'): Rule<unknown, unknown> {
  return {
    check: (value) => (value === true ? undefined : errorFinding('required', fallback)),
    demandsValue: true,
  };
}
