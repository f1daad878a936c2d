import * as E from 'fp-ts/Either';
import type { Brand } from './brand';
import { lettersAsNumbers } from './letters-as-numbers';

/** An international bank account number, without spaces and in capitals. */
export type Iban = Brand<string, 'Iban'>;

/** Why a text is no IBAN. */
export type IbanProblem = 'format' | 'country' | 'length' | 'check-digits';

/** Length by country, from the SWIFT IBAN registry. */
const lengths: ReadonlyMap<string, number> = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ' +
    'ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 ' +
    'LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 ' +
    'PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Reads an IBAN as typed; no table of banks is asked, a formally valid one is never refused (rules.md 1). */
export function iban(text: string): E.Either<IbanProblem, Iban> {
  const code = text.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(code)) return E.left('format');
  const length = lengths.get(code.slice(0, 2));
  if (length === undefined) return E.left('country');
  if (code.length !== length) return E.left('length');
  return hasRightCheckDigits(code) ? E.right(code as Iban) : E.left('check-digits');
}

/** The remainder by 97 is 1, and the digits are those that 98 less a remainder can be: 02 to 98 (ISO 13616). */
const hasRightCheckDigits = (code: string): boolean =>
  /^..(?!00|01|99)/.test(code) && BigInt(lettersAsNumbers(code.slice(4) + code.slice(0, 4))) % 97n === 1n;

/** The IBAN in groups of four, as it is printed. */
export const groupedIban = (account: Iban): string => account.replace(/.{4}(?=.)/g, '$& ');
