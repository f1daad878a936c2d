import { Type } from 'typebox';
import type { CatalogueInstrument } from './catalogue/catalogue';
import type { Market } from './market';

const name = (description: string) => Type.Optional(Type.String({ maxLength: 40, description }));

/** The query parameters by which a list is narrowed to one instrument. */
export const InstrumentQuery = {
  instrumentId: name('WKN, ISIN or id.'),
  wkn: name('WKN.'),
  isin: name('ISIN.'),
};

/** What a list is narrowed to. */
export type InstrumentFilter =
  | { readonly kind: 'any' }
  | { readonly kind: 'one'; readonly instrument: CatalogueInstrument }
  /** Nothing has this name, or two names mean two instruments. */
  | { readonly kind: 'none' };

/** The names that a query has for an instrument. */
interface InstrumentNames {
  readonly instrumentId?: string;
  readonly wkn?: string;
  readonly isin?: string;
  readonly mnemonic?: string;
}

/** The instrument that all given names mean: none of them is left out. */
export function namedInstrument(
  market: Market,
  { instrumentId, wkn, isin, mnemonic }: InstrumentNames,
): InstrumentFilter {
  const names = [instrumentId, wkn, isin, mnemonic].filter((each) => each !== undefined);
  if (names.length === 0) return { kind: 'any' };
  const [first, ...others] = names.map((each) => market.find(each));
  const isOne = first !== undefined && others.every((each) => each === first);
  return isOne ? { kind: 'one', instrument: first } : { kind: 'none' };
}

/** Whether a filter lets an instrument through. */
export const letsThrough = (filter: InstrumentFilter, instrumentId: string): boolean =>
  filter.kind === 'any' || (filter.kind === 'one' && filter.instrument.row.instrument_id === instrumentId);
