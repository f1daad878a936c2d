import * as E from 'fp-ts/Either';
import type { Brand } from './brand';

/** A German securities identification number; it has no check digit. */
export type Wkn = Brand<string, 'Wkn'>;

/** Why a text is no WKN: `letter` names the letters I and O, which a WKN never has. */
export type WknProblem = 'format' | 'letter';

/** Reads a WKN as typed: six digits or letters, without I and O (rules.md 1). */
export function wkn(text: string): E.Either<WknProblem, Wkn> {
  const code = text.trim().toUpperCase();
  if (!/^[0-9A-Z]{6}$/.test(code)) return E.left('format');
  return /[IO]/.test(code) ? E.left('letter') : E.right(code as Wkn);
}
