import * as E from 'fp-ts/Either';
import type { Brand } from './brand';
import { countries } from './countries';
import { lettersAsNumbers } from './letters-as-numbers';

/** An international securities identification number (ISO 6166). */
export type Isin = Brand<string, 'Isin'>;

/** Why a text is no ISIN. */
export type IsinProblem = 'format' | 'country' | 'check-digit';

const SHAPE = /^[A-Z]{2}[A-Z0-9]{9}\d$/;
/** Prefixes that stand for no country: clearing houses, substitutes, European Union (rules.md 1). */
const supranational: ReadonlySet<string> = new Set(['XS', 'XF', 'XC', 'EU', 'QS']);

/** What is odd about the first two letters of an ISIN that is right otherwise. */
export type IsinHint = 'substitute' | 'unofficial-country' | 'former-country';

/** Prefixes under which securities were or are numbered, though none is a country of ISO 3166 today. */
const hinted: ReadonlyMap<string, IsinHint> = new Map([
  ['XA', 'substitute'],
  ['XB', 'substitute'],
  ['XD', 'substitute'],
  ['QT', 'substitute'],
  ['XK', 'unofficial-country'],
  ['AN', 'former-country'],
  ['CS', 'former-country'],
]);

/** Reads an ISIN as typed: spaces and lower case do not matter, the check digit does. */
export function isin(text: string): E.Either<IsinProblem, Isin> {
  const code = text.replace(/\s/g, '').toUpperCase();
  if (!SHAPE.test(code)) return E.left('format');
  const prefix = code.slice(0, 2);
  if (!countries.has(prefix) && !supranational.has(prefix) && !hinted.has(prefix)) return E.left('country');
  return checkDigit(code.slice(0, -1)) === code.slice(-1) ? E.right(code as Isin) : E.left('check-digit');
}

/** What to tell anyone who types an ISIN: it is accepted, and its prefix is unusual; undefined for most. */
export const isinHint = (code: Isin): IsinHint | undefined => hinted.get(code.slice(0, 2));

/** The Luhn digit over the digits that letters expand to: from the right every other digit counts twice. */
function checkDigit(body: string): string {
  const digits = Array.from(lettersAsNumbers(body), Number).reverse();
  const total = digits.reduce((sum, digit, position) => {
    const weighted = position % 2 === 0 ? 2 * digit : digit;
    return sum + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return ((10 - (total % 10)) % 10).toString();
}
