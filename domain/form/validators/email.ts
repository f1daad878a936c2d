import type { Rule } from '../rule';
import { pattern } from './pattern';

/** Something, an at sign, and a host with a dot; whether it exists only a letter to it can tell (KIT-03). */
export function email(fallback = 'Bitte eine gültige E-Mail eingeben'): Rule<string, unknown> {
  return pattern(/[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+/, fallback, 'email');
}
