import * as E from 'fp-ts/Either';
import type { Brand } from './brand';
import { lettersAsNumbers } from './letters-as-numbers';

/** An international bank account number, without spaces and in capitals. */
export type Iban = Brand<string, 'Iban'>;

/** Why a text is no IBAN. */
export type IbanProblem = 'format' | 'country' | 'length' | 'check-digits';

/**
 * What follows the check digits, by country, from the SWIFT IBAN registry: so many digits (`n`), capitals (`a`), or
 * either (`c`). Where its editions and others who read it differ (BY DO GE IE PK PS TR VG), what any of them takes.
 */
const structures: ReadonlyMap<string, string> = new Map(
  (
    'AD8n12c,AE19n,AL8n16c,AT16n,AZ4a20c,BA16n,BE12n,BG4a6n8c,BH4a14c,BI23n,BR23n1a1c,BY4c4n16c,' +
    'CH5n12c,CR18n,CY8n16c,CZ20n,DE18n,DJ23n,DK14n,DO4c20n,EE16n,EG25n,ES20n,FI14n,FK2a12n,FO14n,' +
    'FR10n11c2n,GB4a14n,GE2c16n,GI4a15c,GL14n,GR7n16c,GT24c,HN4a20n,HR17n,HU24n,IE4c14n,IL19n,' +
    'IQ4a15n,IS22n,IT1a10n12c,JO4a4n18c,KW4a22c,KZ3n13c,LB4n20c,LC4a24c,LI5n12c,LT16n,LU3n13c,' +
    'LV4a13c,LY21n,MC10n11c2n,MD20c,ME18n,MK3n10c2n,MN16n,MR23n,MT4a5n18c,MU4a19n3a,NI4a20n,NL4a10n,' +
    'NO11n,OM3n16c,PK4c16c,PL24n,PS4c21c,PT21n,QA4a21c,RO4a16c,RS18n,RU14n15c,SA2n18c,SC4a20n3a,' +
    'SD14n,SE20n,SI15n,SK20n,SM1a10n12c,SO19n,ST21n,SV4a20n,TL19n,TN20n,TR5n17c,UA6n19c,VA18n,' +
    'VG4c16n,XK16n,YE4a4n18c'
  )
    .split(',')
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);

const CLASSES: Readonly<Record<string, string>> = { n: '\\d', a: '[A-Z]', c: '[A-Z0-9]' };

/** Each part of a structure: how many, and of what. */
const partsOf = (structure: string) =>
  Array.from(structure.matchAll(/(\d+)([nac])/g), ([, count = '', kind = '']) => ({
    count: Number(count),
    characters: CLASSES[kind] ?? '',
  }));

/** Country and check digits. */
const BEFORE_ACCOUNT = 4;

/** Reads an IBAN as typed; no table of banks is asked, a formally valid one is never refused (rules.md 1). */
export function iban(text: string): E.Either<IbanProblem, Iban> {
  const code = text.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(code)) return E.left('format');
  const structure = structures.get(code.slice(0, 2));
  if (structure === undefined) return E.left('country');
  const parts = partsOf(structure);
  if (code.length !== parts.reduce((sum, { count }) => sum + count, BEFORE_ACCOUNT)) return E.left('length');
  const account = parts.map(({ count, characters }) => `${characters}{${count}}`).join('');
  if (!new RegExp(`^${account}$`).test(code.slice(BEFORE_ACCOUNT))) return E.left('format');
  return hasRightCheckDigits(code) ? E.right(code as Iban) : E.left('check-digits');
}

/** The remainder by 97 is 1, and the digits are those that 98 less a remainder can be: 02 to 98 (ISO 13616). */
const hasRightCheckDigits = (code: string): boolean =>
  /^..(?!00|01|99)/.test(code) && BigInt(lettersAsNumbers(code.slice(4) + code.slice(0, 4))) % 97n === 1n;
