import { berlinTime } from '@domain/time/berlin-time';
import { add, decimal, isPositive, zero, type Decimal } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import type { BankDatabase } from '@sandbox/platform/db/database';
import { packedRows, unpackedRows } from '@sandbox/platform/db/packed-rows';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import type { Listing } from '@sandbox/market/price/listing';
import type { Market } from '../../market/market';
import type { TradingVenue } from '@sandbox/market/venue/trading-venue';
import { zoneInstant } from '@sandbox/market/venue/zone-time';
import type { DepotHolding } from './holding-value';
import type { Book } from '../ledger-line';
import type { LedgerBalanceTable } from '../ledger-tables';
import { heldLots } from '../lot-records';
import { heldCostEur, type Lot } from '../lots';
import { isFundDepot } from './own-depot';

/** What a depot holds by its custody bookings: it stays true until the customer's next booking, or the next day. */
export interface HeldSecurities {
  readonly instruments: readonly string[];
  /** By instrument: what is free, and what orders bind. */
  readonly free: ReadonlyMap<string, Decimal>;
  readonly blocked: ReadonlyMap<string, Decimal>;
  readonly lots: ReadonlyMap<string, readonly Lot[]>;
  readonly tradedToday: ReadonlySet<string>;
  /** A fund depot deals with the fund companies alone: what they pay is what it is worth. */
  readonly atCompany: boolean;
}

/** Reads what a depot holds on the day of a moment. */
export async function heldSecurities(
  db: BankDatabase,
  clientId: string,
  depotId: string,
  now: Instant,
): Promise<HeldSecurities> {
  const answer = await db
    .selectFrom('ledger_balance')
    .select(packedRows<LedgerBalanceTable>(['unit', 'book', 'amount']).as('rows'))
    .where('client_id', '=', clientId)
    .where('owner', '=', depotId)
    .where('book', 'in', ['CUSTODY', 'BLOCKED'])
    .executeTakeFirst();
  const rows = unpackedRows(answer?.rows);
  const bookOf = (name: Book): ReadonlyMap<string, Decimal> =>
    new Map(
      rows.flatMap(([unit = '', book, amount = '']) => (book === name ? [[unit, decimal(amount)]] : [])),
    );
  return {
    instruments: [...new Set(rows.map(([unit = '']) => unit))],
    free: bookOf('CUSTODY'),
    blocked: bookOf('BLOCKED'),
    lots: await heldLots(db, clientId, depotId),
    tradedToday: await tradedToday(db, clientId, depotId, now),
    atCompany: await isFundDepot(db, depotId),
  };
}

/** What a depot holds with everything its value at any moment follows from. */
export function depotHoldings(
  { instruments, free, blocked, lots, tradedToday, atCompany }: HeldSecurities,
  market: Market,
  depotId: string,
): readonly DepotHolding[] {
  return instruments.flatMap((id): DepotHolding[] => {
    const instrument = market.instruments.get(id);
    const listing = instrument === undefined ? undefined : pricingListing(market, instrument, atCompany);
    const available = free.get(id) ?? zero;
    const quantity = add(available, blocked.get(id) ?? zero);
    if (instrument === undefined || listing === undefined || !isPositive(quantity)) return [];
    const held = lots.get(id) ?? [];
    const purchase = heldCostEur(held);
    return [
      {
        depotId,
        instrument,
        listing,
        quantity,
        available,
        lots: held,
        purchase,
        tradedToday: tradedToday.has(id),
      },
    ];
  });
}

/** An instrument at the venue whose prices value a position; in a fund depot that is the fund's company. */
export function pricingListing(
  market: Market,
  { row, venues }: CatalogueInstrument,
  atCompany = false,
): Listing | undefined {
  const company = atCompany ? venues.find(({ type }) => type === 'FUND') : undefined;
  const venue = company ?? pricingVenue(venues);
  return venue && market.listing(row.instrument_id, venue.venueId);
}

const pricingVenues = new WeakMap<readonly TradingVenue[], TradingVenue>();

/** The venue that is open longest among exchanges, else among all; the whole series shares one list of venues. */
function pricingVenue(venues: readonly TradingVenue[]): TradingVenue | undefined {
  const known = pricingVenues.get(venues);
  if (known !== undefined) return known;
  const exchanges = venues.filter(({ type, country }) => type === 'EXCHANGE' && country === 'DE');
  const [longest] = [...(exchanges.length > 0 ? exchanges : venues)].sort((a, b) => hours(b) - hours(a));
  if (longest !== undefined) pricingVenues.set(venues, longest);
  return longest;
}

const hours = ({ opens, closes }: TradingVenue): number => minutes(closes) - minutes(opens);

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

async function tradedToday(
  db: BankDatabase,
  clientId: string,
  depotId: string,
  now: Instant,
): Promise<ReadonlySet<string>> {
  const midnight = zoneInstant('Europe/Berlin', berlinTime(now).date, '00:00');
  const rows = await db
    .selectFrom('order_execution')
    .innerJoin('securities_order', (join) =>
      join
        .onRef('securities_order.client_id', '=', 'order_execution.client_id')
        .onRef('securities_order.order_id', '=', 'order_execution.order_id'),
    )
    .select('instrument_id')
    .where('order_execution.client_id', '=', clientId)
    .where('depot_id', '=', depotId)
    .where('executed_at', '>=', new Date(midnight))
    .execute();
  return new Set(rows.map(({ instrument_id }) => instrument_id));
}
