import { berlinTime } from '@domain/calendar/berlin-time';
import { add, decimal, isPositive, zero, type Decimal } from '@domain/shared/decimal';
import type { Instant } from '@domain/shared/instant';
import type { BankDatabase } from '../db/database';
import type { CatalogueInstrument } from '../market/catalogue';
import type { Listing } from '../market/listing';
import type { Market } from '../market/market';
import { dayBefore, dayOpenedBy } from '../market/venue-hours';
import { zoneInstant } from '../market/zone-time';
import { heldLots } from './lot-records';
import type { DepotHolding } from './holding-value';

/** What a depot holds by its custody bookings, with prices' sources and lots; by name. */
export async function depotHoldings(
  db: BankDatabase,
  market: Market,
  clientId: string,
  depotId: string,
  now: Instant,
): Promise<readonly DepotHolding[]> {
  const rows = await db
    .selectFrom('ledger_balance')
    .select(['book', 'unit', 'amount'])
    .where('client_id', '=', clientId)
    .where('owner', '=', depotId)
    .where('book', 'in', ['CUSTODY', 'BLOCKED'])
    .execute();
  const lots = await heldLots(db, clientId, depotId);
  const traded = await tradedToday(db, clientId, depotId, now);
  const held = { CUSTODY: new Map<string, Decimal>(), BLOCKED: new Map<string, Decimal>() };
  for (const { book, unit, amount } of rows) {
    if (book === 'CUSTODY' || book === 'BLOCKED') held[book].set(unit, decimal(amount));
  }
  return [...new Set(rows.map(({ unit }) => unit))].flatMap((id): DepotHolding[] => {
    const instrument = market.instruments.get(id);
    const listing = instrument === undefined ? undefined : pricingListing(market, instrument);
    const available = held.CUSTODY.get(id) ?? zero;
    const quantity = add(available, held.BLOCKED.get(id) ?? zero);
    if (instrument === undefined || listing === undefined || !isPositive(quantity)) return [];
    const closed = dayBefore(listing.venue, dayOpenedBy(listing.venue, now)).closes;
    return [
      {
        depotId,
        instrument,
        listing,
        quantity,
        available,
        lots: lots.get(id) ?? [],
        rate: market.rate(instrument.traded.currency, now),
        rateBefore: market.rate(instrument.traded.currency, closed),
        tradedToday: traded.has(id),
      },
    ];
  });
}

/** The venue whose prices value a position: the one that is open longest among exchanges, else the first. */
export function pricingListing(market: Market, { row }: CatalogueInstrument): Listing | undefined {
  const listings = market.listings(row.instrument_id);
  const exchanges = listings.filter(({ venue }) => venue.type === 'EXCHANGE' && venue.country === 'DE');
  return [...(exchanges.length > 0 ? exchanges : listings)].sort((a, b) => hours(b) - hours(a))[0];
}

const hours = ({ venue }: Listing): number => minutes(venue.closes) - minutes(venue.opens);

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
