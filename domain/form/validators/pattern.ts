import { errorFinding } from '../issue';
import type { Validator } from './validator';

/** The whole value must fit; an empty field is left to the required rule (KIT-03). */
export function pattern(expression: RegExp, key = 'pattern', fallback = ''): Validator {
  const whole = new RegExp(`^(?:${expression.source})$`, expression.flags.replace(/[gy]/g, ''));
  return (typed) => (typed === '' || whole.test(typed) ? undefined : errorFinding(key, fallback));
}
