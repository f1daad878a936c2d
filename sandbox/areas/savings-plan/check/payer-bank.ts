import { iban } from '@domain/codes/iban';
import * as E from 'fp-ts/Either';

/** What an IBAN says of the bank that is to pay, or why it cannot. */
export type PayerBank =
  | { readonly kind: 'payable'; readonly bank: string; readonly isAtHome: boolean }
  | { readonly kind: 'refused'; readonly key: PayerRefusal };

/** The account keys of brokerage.md 8 that an IBAN alone raises. */
export type PayerRefusal =
  | 'request.object.invalid.i-ba-n'
  | 'BIC_NICHT_SEPAFAEHIG_LASTSCHRIFT'
  | 'BIC_NICHT_ERMITTELBAR'
  | 'INSTITUT_NICHT_CORE_FAEHIG'
  | 'KONTONUMMER_UNGUELTIG';

/** The countries of the SEPA area, by their IBANs. */
const SEPA = new Set(
  (
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS ' +
    'SE SI SK SM VA'
  ).split(' '),
);

/** The made-up bank codes of this world, and the names of their banks. */
const KNOWN: Readonly<Record<string, string>> = { '99012300': 'Werkbank', '99045600': 'Andere Bank' };

/** German bank codes begin with the area they lie in, 1 to 8. */
const IN_AN_AREA = /^[1-8]/;

/** A central bank's own codes: it leads no accounts that pay core direct debits. */
const CENTRAL_BANK = /00000$/;

/**
 * Where a direct debit is collected. A bank that this directory does not know is no reason to refuse (rules.md 1); what
 * is refused cannot be: a country without the scheme, a code no bank can have, an account 0.
 */
export function payerBank(text: string): PayerBank {
  const read = iban(text);
  if (E.isLeft(read)) return { kind: 'refused', key: 'request.object.invalid.i-ba-n' };
  const country = read.right.slice(0, 2);
  if (!SEPA.has(country)) return { kind: 'refused', key: 'BIC_NICHT_SEPAFAEHIG_LASTSCHRIFT' };
  if (country !== 'DE') return { kind: 'payable', bank: `Bank in ${country}`, isAtHome: false };
  const code = read.right.slice(4, 12);
  const known = KNOWN[code];
  if (known === undefined && !IN_AN_AREA.test(code)) return { kind: 'refused', key: 'BIC_NICHT_ERMITTELBAR' };
  if (CENTRAL_BANK.test(code)) return { kind: 'refused', key: 'INSTITUT_NICHT_CORE_FAEHIG' };
  if (/^0+$/.test(read.right.slice(12))) return { kind: 'refused', key: 'KONTONUMMER_UNGUELTIG' };
  return { kind: 'payable', bank: known ?? `Bank mit der Bankleitzahl ${code}`, isAtHome: true };
}
