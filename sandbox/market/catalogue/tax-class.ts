import type { Selectable } from 'kysely';
import type { InstrumentTable } from './instrument-table';

/** How the bank withholds tax on an instrument: shares, the kinds of funds of InvStG § 2, all else. */
export const TAX_CLASSES = [
  'SHARE',
  'EQUITY_FUND',
  'MIXED_FUND',
  'PROPERTY_FUND',
  'FOREIGN_PROPERTY_FUND',
  'OTHER_FUND',
  'OTHER',
] as const;

/** See TAX_CLASSES. */
export type TaxClass = (typeof TAX_CLASSES)[number];

/** What funds of these sectors hold is no equity. */
const OTHER_SECTORS: ReadonlySet<string> = new Set(['Staatsanleihen', 'Unternehmensanleihen', 'Geldmarkt']);

/** The tax class of an instrument, by its type and, of a fund, by what it invests in. */
export function taxClassOf({
  instrument_type,
  sector,
}: Pick<Selectable<InstrumentTable>, 'instrument_type' | 'sector'>): TaxClass {
  if (instrument_type === 'SHARE') return 'SHARE';
  if (instrument_type !== 'ETF' && instrument_type !== 'FUND') return 'OTHER';
  if (sector === 'Mischfonds') return 'MIXED_FUND';
  if (sector === 'Offener Immobilienfonds') return 'PROPERTY_FUND';
  return sector === null || OTHER_SECTORS.has(sector) ? 'OTHER_FUND' : 'EQUITY_FUND';
}
