import { pattern } from './pattern';
import type { Validator } from './validator';

/** Something, an at sign, and a host with a dot; whether it exists only a letter to it can tell (KIT-03). */
export function email(fallback = 'Bitte eine gültige E-Mail eingeben'): Validator {
  return pattern(/[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+/, 'email', fallback);
}
