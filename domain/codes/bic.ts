import * as E from 'fp-ts/Either';
import type { Brand } from './brand';
import { countries } from './countries';

/** A business identifier code, by which a bank is found (ISO 9362), in capitals. */
export type Bic = Brand<string, 'Bic'>;

/** Why a text is no BIC. */
export type BicProblem = 'format' | 'country';

/** Kosovo has IBANs and BICs, and no code in ISO 3166-1. */
const KOSOVO = 'XK';

/** Reads a BIC as typed: four signs of the bank, its country, two of its place, and three of a branch if any. */
export function bic(text: string): E.Either<BicProblem, Bic> {
  const code = text.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(code)) return E.left('format');
  const country = countryOf(code);
  return countries.has(country) || country === KOSOVO ? E.right(code as Bic) : E.left('country');
}

const countryOf = (code: string): string => code.slice(4, 6);

/** The European Economic Area, within which the IBAN alone tells the bank (Regulation (EU) 260/2012). */
const AREA = new Set(
  'AT,BE,BG,CY,CZ,DE,DK,EE,ES,FI,FR,GR,HR,HU,IE,IS,IT,LI,LT,LU,LV,MT,NL,NO,PL,PT,RO,SE,SI,SK'.split(','),
);

/** Whether a payment to or from an account finds its way only with the BIC. */
export const needsBic = (account: string): boolean => !AREA.has(account.slice(0, 2));

/** Countries whose IBANs belong to banks in territories with a country code of their own. */
const territories: Readonly<Record<string, readonly string[]>> = { GB: ['GG', 'IM', 'JE'] };

/** Whether a bank may hold an account: it is one of the same country. */
export function mayHold(code: string, account: string): boolean {
  const [bank, country] = [countryOf(code), account.slice(0, 2)];
  return bank === country || territories[country]?.includes(bank) === true;
}
