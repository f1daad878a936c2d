import type { Selectable } from 'kysely';
import type { InstrumentTable } from './instrument-table';

/** How many certificates of the series there are; somebody who holds each of them has so many positions. */
export const SERIES_LENGTH = 10_000;

/** What a WKN is written in: no I and no O (rules.md 1). */
const LETTERS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const PREFIX = 'DX';
const WKN_LENGTH = 6;

let made: readonly Selectable<InstrumentTable>[] | undefined;

/**
 * An issuer's long series of certificates, for depots of a size that only a machine can make. They follow from their
 * number, so no table holds them and no start of the bank waits for them.
 */
export function serialInstruments(): readonly Selectable<InstrumentTable>[] {
  made ??= Array.from({ length: SERIES_LENGTH }, (_, index) => certificate(index + 1));
  return made;
}

/** The id of a certificate of the series. */
export const serialInstrumentId = (number: number): string =>
  `5e41e500-0000-8000-8000-${String(number).padStart(12, '0')}`;

/** Between 20 and 479 EUR. */
export const serialStartPrice = (number: number): string =>
  `${String(20 + ((number * 37) % 460))}.${String((number * 13) % 100).padStart(2, '0')}`;

function certificate(number: number): Selectable<InstrumentTable> {
  const wkn = PREFIX + inLetters(number).padStart(WKN_LENGTH - PREFIX.length, '0');
  const name = `Hanse Basket-Zertifikat Nr. ${String(number).padStart(5, '0')}`;
  return {
    instrument_id: serialInstrumentId(number),
    isin: withCheckDigit(`DE000${wkn}`),
    wkn,
    mnemonic: null,
    name,
    short_name: name.slice(0, 30),
    issuer: 'Hanse Emission AG',
    instrument_type: 'CERTIFICATE',
    currency: 'EUR',
    notation: 'XXX',
    country: 'DE',
    sector: 'Basket-Zertifikat',
    start_price: serialStartPrice(number),
    volatility: 1_200,
    tradable: true,
    priips_relevant: true,
    kid_available: true,
    fund_redemption_limited: false,
    savings_plan_eligible: false,
    traits: [],
    matures_on: '2029-12-21',
    nominal_rate: null,
    interest_months: null,
    interest_from: null,
    first_interest: null,
    order_cut_off: null,
    price_day: null,
  };
}

function inLetters(number: number): string {
  const rest = Math.floor(number / LETTERS.length);
  return (rest === 0 ? '' : inLetters(rest)) + LETTERS.charAt(number % LETTERS.length);
}

const DIGIT_0 = 48;
const LETTER_A = 65;

/** The Luhn digit over the letters written as numbers (ISO 6166); no list for each letter, for every start makes ten thousand. */
function withCheckDigit(body: string): string {
  let sum = 0;
  let doubles = true;
  for (let at = body.length - 1; at >= 0; at -= 1) {
    const code = body.charCodeAt(at);
    const value = code < LETTER_A ? code - DIGIT_0 : code - LETTER_A + 10;
    sum += weighted(value % 10, doubles);
    if (value < 10) doubles = !doubles;
    else sum += weighted(Math.floor(value / 10), !doubles);
  }
  return `${body}${String((10 - (sum % 10)) % 10)}`;
}

function weighted(digit: number, isDoubled: boolean): number {
  const weight = isDoubled ? digit * 2 : digit;
  return weight > 9 ? weight - 9 : weight;
}
