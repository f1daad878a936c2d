import { errorFinding } from '../issue';
import type { Rule } from '../rule';

/** The whole value must fit; an empty field is left to the required rule (KIT-03). */
export function pattern(expression: RegExp, fallback: string, key = 'pattern'): Rule<string, unknown> {
  const whole = new RegExp(`^(?:${expression.source})$`, expression.flags.replace(/[gy]/g, ''));
  return {
    check: (value) => (value === '' || whole.test(value) ? undefined : errorFinding(key, fallback)),
  };
}
