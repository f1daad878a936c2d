import { errorFinding } from '../issue';
import type { Rule } from '../rule';

/** At least so many characters; an empty field is left to the required rule (KIT-03). */
export function minLength(
  length: number,
  fallback = `Bitte mindestens ${length} Zeichen eingeben`,
): Rule<string, unknown> {
  return {
    check: (value) =>
      value !== '' && countCharacters(value) < length
        ? errorFinding('minLength', fallback, { length: String(length) })
        : undefined,
  };
}

/** At most so many characters (KIT-03). */
export function maxLength(
  length: number,
  fallback = `Bitte höchstens ${length} Zeichen eingeben`,
): Rule<string, unknown> {
  return {
    check: (value) =>
      countCharacters(value) > length
        ? errorFinding('maxLength', fallback, { length: String(length) })
        : undefined,
  };
}

/** A character outside the basic plane is one character to the person who typed it. */
function countCharacters(value: string): number {
  return Array.from(value).length;
}
