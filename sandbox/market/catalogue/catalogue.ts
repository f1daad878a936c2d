import { decimal } from '@domain/money/decimal';
import { calendarDay } from '@domain/time/local-date';
import { instant } from '@domain/time/instant';
import { unit } from '@domain/money/unit';
import type { Selectable } from 'kysely';
import type { BankDatabase } from '@sandbox/platform/db/database';
import type { BondTerms } from './bond-terms';
import type { InstrumentTable } from './instrument-table';
import type { VenueTable } from '../venue/venue-table';
import { serialInstruments } from './serial-instruments';
import { venuesOfType } from '../venue/venues';
import type { PriceAnchor, TradedInstrument } from './traded-instrument';
import type { TradingVenue } from '../venue/trading-venue';

/** An instrument with its master data and where its walk begins. */
export interface CatalogueInstrument {
  readonly row: Selectable<InstrumentTable>;
  readonly traded: TradedInstrument;
  readonly start: PriceAnchor;
  /** Where it is listed, in the order venues are shown. */
  readonly venues: readonly TradingVenue[];
}

/** Instruments and venues of the world; they never change while it lives. */
export interface Catalogue {
  readonly instruments: ReadonlyMap<string, CatalogueInstrument>;
  /** By WKN, ISIN and mnemonic. */
  readonly byCode: ReadonlyMap<string, CatalogueInstrument>;
  readonly venues: ReadonlyMap<string, TradingVenue>;
}

/** Where the long series is listed, as certificates are. */
const SERIAL_VENUES: ReadonlySet<string> = new Set(venuesOfType('CERTIFICATE', 'EUR'));

/** When the walks of a fresh world pass their start prices. */
const WORLD_START = instant(Date.parse('2026-11-20T16:00:00Z'));

/** Reads instruments, venues and listings; the long series is in no table. */
export async function loadCatalogue(db: BankDatabase): Promise<Catalogue> {
  const venueRows = await db.selectFrom('venue').selectAll().orderBy('rank').execute();
  const venues = new Map(venueRows.map((row) => [row.venue_id, tradingVenue(row)]));
  const listedAt = new Map<string, Set<string>>();
  for (const { instrument_id, venue_id } of await db.selectFrom('listing').selectAll().execute()) {
    listedAt.set(instrument_id, (listedAt.get(instrument_id) ?? new Set()).add(venue_id));
  }
  const rows = await db.selectFrom('instrument').selectAll().orderBy('name').execute();
  const all = [...venues.values()];
  return catalogueOf(
    rows.map((row) =>
      instrumentOf(
        row,
        all.filter(({ venueId }) => listedAt.get(row.instrument_id)?.has(venueId) === true),
      ),
    ),
    venues,
  );
}

/** Finds instruments by a text, or tells all of them. */
export interface InstrumentIndex {
  readonly get: (text: string) => CatalogueInstrument | undefined;
  readonly values: () => Iterable<CatalogueInstrument>;
}

/** The catalogue as it is traded, with an issuer's long series. */
export interface TradedCatalogue {
  readonly instruments: InstrumentIndex;
  readonly byCode: InstrumentIndex;
  readonly venues: Catalogue['venues'];
  /** Those that have a row in a table. */
  readonly inTables: Iterable<CatalogueInstrument>;
}

/**
 * Adds the long series. It is made once something is asked for that no table holds: ten thousand instruments are work
 * that no start waits for, and most banks never meet one of them.
 */
export function withSeries(tables: Catalogue): TradedCatalogue {
  let made: Catalogue | undefined;
  const series = (): Catalogue => (made ??= longSeries(tables.venues));
  const index = (kind: 'instruments' | 'byCode'): InstrumentIndex => ({
    get: (text) => tables[kind].get(text) ?? series()[kind].get(text),
    values: () => [...tables[kind].values(), ...series()[kind].values()],
  });
  return {
    instruments: index('instruments'),
    byCode: index('byCode'),
    venues: tables.venues,
    inTables: [...tables.instruments.values()],
  };
}

function longSeries(venues: Catalogue['venues']): Catalogue {
  const listedAt = [...venues.values()].filter(({ name }) => SERIAL_VENUES.has(name));
  return catalogueOf(
    serialInstruments().map((row) => instrumentOf(row, listedAt)),
    venues,
  );
}

const catalogueOf = (
  instruments: readonly CatalogueInstrument[],
  venues: Catalogue['venues'],
): Catalogue => ({
  instruments: new Map(instruments.map((each) => [each.row.instrument_id, each])),
  byCode: new Map(
    instruments.flatMap((each) =>
      [each.row.mnemonic, each.row.isin, each.row.wkn].flatMap((code) =>
        code === null ? [] : [[code, each]],
      ),
    ),
  ),
  venues,
});

const instrumentOf = (
  row: Selectable<InstrumentTable>,
  venues: readonly TradingVenue[],
): CatalogueInstrument => ({
  row,
  traded: tradedInstrument(row),
  start: { at: WORLD_START, price: decimal(row.start_price), corporateAction: false },
  venues,
});

const tradedInstrument = (row: Selectable<InstrumentTable>): TradedInstrument => ({
  instrumentId: row.instrument_id,
  wkn: row.wkn,
  type: row.instrument_type,
  currency: unit(row.currency),
  notation: unit(row.notation),
  volatility: row.volatility,
  tradable: row.tradable,
  traits: new Set(row.traits),
  ...bondOf(row),
  ...(row.order_cut_off === null || row.price_day === null
    ? {}
    : { dealing: { cutOff: row.order_cut_off, priceDay: row.price_day } }),
});

function bondOf(row: Selectable<InstrumentTable>): { readonly bond?: BondTerms } {
  const { nominal_rate, interest_months, interest_from, first_interest, matures_on } = row;
  return nominal_rate === null ||
    interest_months === null ||
    interest_from === null ||
    first_interest === null ||
    matures_on === null
    ? {}
    : {
        bond: {
          rate: decimal(nominal_rate),
          months: interest_months,
          interestFrom: calendarDay(interest_from),
          firstPayment: calendarDay(first_interest),
          maturity: calendarDay(matures_on),
        },
      };
}

const tradingVenue = (row: Selectable<VenueTable>): TradingVenue => ({
  venueId: row.venue_id,
  name: row.name,
  country: row.country,
  type: row.type,
  currencies: row.currencies,
  abilities: row.abilities,
  opens: row.opens,
  closes: row.closes,
  timeZone: row.time_zone,
  calendar: row.calendar,
  referencePrice: row.reference_price,
  halfSpread: row.half_spread,
  fee: decimal(row.fee),
});
