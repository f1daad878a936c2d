import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InstrumentTable, InstrumentType } from '../db/world-tables';
import { stableId } from '../foundation/identifiers';

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
/** Made-up certificate without a key information document: an order for it is refused. */
const WITHOUT_KID = 'DW3ZE3';
/** Trading is suspended; the position stays in the depot. */
const SUSPENDED: ReadonlySet<string> = new Set(['747206']);

/** The id of the instrument with this ISIN; the same in every world. */
export const instrumentIdOf = (isin: string): string => stableId('instrument', isin);

/** The instruments of a fresh world: real ones (names and codes) and made-up ones for the rarer types. */
export function worldInstruments(): readonly InstrumentTable[] {
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

function instrumentFrom(row: Readonly<Record<string, string>>): InstrumentTable {
  const cell = (column: string): string => {
    const value = row[column];
    if (value === undefined || value === '')
      throw new Error(`An instrument of the world lacks its ${column}.`);
    return value;
  };
  const type = instrumentType(cell('instrumentType'));
  const wkn = cell('wkn');
  const sector = row['sector'] ?? '';
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
    tradable: type !== 'NOT_AVAILABLE' && !SUSPENDED.has(wkn),
    priips_relevant: PRIIPS.has(type),
    kid_available: PRIIPS.has(type) && wkn !== WITHOUT_KID,
    fund_redemption_limited: sector === 'Offener Immobilienfonds',
    savings_plan_eligible:
      type === 'ETF' || type === 'FUND' || (type === 'SHARE' && Number(cell('startPrice')) > 1),
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
