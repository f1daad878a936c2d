import { pattern } from './pattern';
import type { Validator } from './validator';

/** A part of the name of a host: letters of any script, digits and dashes inside (RFC 1123, RFC 5890). */
const LABEL = '[\\p{L}\\d](?:[\\p{L}\\p{M}\\d-]*[\\p{L}\\p{M}\\d])?';
/** Dots stand between other signs, and the last part of a host is no number (RFC 5321, RFC 3696). */
const DOTS = '(?!\\.|[^@]*\\.[.@]|.*\\.\\d+$)';
/** What is before the sign `@` is seen and not quoted, and the whole has 254 characters at most (RFC 5321). */
const ADDRESS = new RegExp(
  `(?!.{255})${DOTS}[^\\s\\p{C}@<>()[\\],;:\\\\"]{1,64}@${LABEL}(?:\\.${LABEL})+`,
  'u',
);

/** Something, an at sign, and a host with a dot; whether it exists only a letter to it can tell (KIT-03). */
export function email(fallback = 'Bitte eine gültige E-Mail eingeben'): Validator {
  return pattern(ADDRESS, 'email', fallback);
}
