import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InstrumentTable, InstrumentType } from './instrument-table';
import { json } from '@sandbox/platform/db/json';
import { stableId } from '@sandbox/platform/identifiers';
import { DEMO_INSTRUMENTS } from './demo-instruments';

/** How far a price swings in a year, in basis points. */
const VOLATILITY: Readonly<Record<InstrumentType, number>> = {
  SHARE: 2800,
  SUBSCRIPTION_RIGHT: 4500,
  FUND: 1200,
  WARRANT: 7000,
  BONDS: 500,
  NOT_AVAILABLE: 1800,
  CERTIFICATE: 1500,
  ETF: 1500,
  PROFIT_PART_CERTIFICATE: 600,
};

const PRIIPS: ReadonlySet<string> = new Set([
  'FUND',
  'ETF',
  'CERTIFICATE',
  'WARRANT',
  'PROFIT_PART_CERTIFICATE',
]);
/** What funds do that say nothing else (rules.md 9). */
const FUND_CUT_OFF = '16:00';
const FUND_PRICE_DAY = 1;

const demoFacts = new Map(DEMO_INSTRUMENTS.map((each) => [each.wkn, each]));

/** An instrument as a fresh world stores it. */
export type InstrumentRow = Omit<InstrumentTable, 'traits'> & { readonly traits: string };

/** The id of the instrument with this ISIN; the same in every world. */
export const instrumentIdOf = (isin: string): string => stableId('instrument', isin);

/** The instruments of a fresh world: real ones (names and codes) and made-up ones for the rarer types. */
export function worldInstruments(): readonly InstrumentRow[] {
  return ['instruments.csv', 'made-up-instruments.csv'].flatMap((file) => rowsOf(file).map(instrumentFrom));
}

function rowsOf(file: string): Readonly<Record<string, string>>[] {
  const [head = '', ...lines] = readFileSync(join(__dirname, file), 'utf8').trim().split(/\r?\n/);
  const columns = head.split(';');
  return lines.map((line) => {
    const cells = line.split(';');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

function instrumentFrom(row: Readonly<Record<string, string>>): InstrumentRow {
  const cell = (column: string): string => {
    const value = row[column];
    if (value === undefined || value === '')
      throw new Error(`An instrument of the world lacks its ${column}.`);
    return value;
  };
  const type = instrumentType(cell('instrumentType'));
  const wkn = cell('wkn');
  const sector = row['sector'] ?? '';
  const facts = demoFacts.get(wkn);
  const isFund = type === 'FUND';
  return {
    instrument_id: instrumentIdOf(cell('isin')),
    isin: cell('isin'),
    wkn,
    mnemonic: optional(row['mnemonic']),
    name: cell('name'),
    short_name: cell('name').slice(0, 30),
    issuer: optional(row['issuer']),
    instrument_type: type,
    currency: cell('currency'),
    notation: notation(cell('notation')),
    country: cell('country'),
    sector: optional(sector),
    start_price: cell('startPrice'),
    volatility: VOLATILITY[type],
    tradable: type !== 'NOT_AVAILABLE' && facts?.suspended !== true,
    priips_relevant: PRIIPS.has(type),
    kid_available: PRIIPS.has(type) && facts?.withoutKid !== true,
    fund_redemption_limited: sector === 'Offener Immobilienfonds',
    savings_plan_eligible:
      type === 'ETF' || type === 'FUND' || (type === 'SHARE' && Number(cell('startPrice')) > 1),
    traits: json(facts?.traits ?? []),
    matures_on: facts?.maturesOn ?? null,
    nominal_rate: facts?.coupon?.rate ?? null,
    interest_months: facts?.coupon?.months ?? null,
    interest_from: facts?.coupon?.from ?? null,
    first_interest: facts?.coupon?.firstPayment ?? null,
    order_cut_off: isFund ? (facts?.cutOff ?? FUND_CUT_OFF) : null,
    price_day: isFund ? (facts?.priceDay ?? FUND_PRICE_DAY) : null,
  };
}

const optional = (cell: string | undefined): string | null =>
  cell === undefined || cell === '' ? null : cell;

function instrumentType(text: string): InstrumentType {
  const known = (Object.keys(VOLATILITY) as InstrumentType[]).find((type) => type === text);
  if (known === undefined) throw new Error(`${text} is no instrument type.`);
  return known;
}

function notation(text: string): InstrumentTable['notation'] {
  switch (text) {
    case 'XXX':
    case 'XXC':
    case 'XXM':
    case 'XXP':
      return text;
    default:
      return 'XXU';
  }
}
