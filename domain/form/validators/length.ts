import { errorFinding } from '../issue';
import type { Validator } from './validator';

/** At least so many characters; an empty field is left to the required rule (KIT-03). */
export const minLength =
  (length: number, fallback = `Bitte mindestens ${length} Zeichen eingeben`): Validator =>
  (typed) =>
    typed !== '' && countCharacters(typed) < length
      ? errorFinding('minLength', fallback, { length: String(length) })
      : undefined;

/** At most so many characters (KIT-03). */
export const maxLength =
  (length: number, fallback = `Bitte höchstens ${length} Zeichen eingeben`): Validator =>
  (typed) =>
    countCharacters(typed) > length
      ? errorFinding('maxLength', fallback, { length: String(length) })
      : undefined;

/** A character outside the basic plane is one character to the person who typed it. */
function countCharacters(typed: string): number {
  return Array.from(typed).length;
}
