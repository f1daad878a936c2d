import type { Instant } from '@domain/shared/instant';
import { instant } from '@domain/shared/instant';
import type { Bank } from '../foundation/bank';
import type { Market } from '../market/market';
import { depotHoldings } from './depot-holdings';
import { valued, type ValuedHolding } from './holding-value';

/** A depot as it was at one moment. */
export interface DepotReading {
  readonly at: Instant;
  readonly holdings: readonly ValuedHolding[];
}

interface Kept extends DepotReading {
  /** The customer's last booking: another one makes the reading old. */
  readonly journal: number;
}

/** How long the pages after the first may show the moment of the first, in milliseconds of bank time. */
const KEPT_FOR = 120_000;

/** How many depots' readings are kept at once. */
const MOST_KEPT = 20;

const readings = new WeakMap<Bank, Map<string, Kept>>();

/**
 * Reads and values a depot. Whoever pages through a long one sees one moment on all pages: a page after the first is
 * cut from what the first was cut from, as long as nothing was booked since.
 */
export async function depotReading(
  bank: Bank,
  market: Market,
  clientId: string,
  depotId: string,
  isFirstPage: boolean,
): Promise<DepotReading> {
  const kept = readings.get(bank) ?? new Map<string, Kept>();
  readings.set(bank, kept);
  const at = instant(bank.clock.now());
  const journal = await lastBooking(bank, clientId);
  const known = kept.get(depotId);
  const isFresh = known?.journal === journal && at >= known.at && at - known.at < bank.clock.span(KEPT_FOR);
  if (known !== undefined && isFresh && !isFirstPage) return known;
  const holdings = await depotHoldings(bank.db, market, clientId, depotId, at);
  const reading = { at, journal, holdings: holdings.map((holding) => valued(holding, at)) };
  kept.delete(depotId);
  kept.set(depotId, reading);
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
  return reading;
}

/** The number of the customer's last booking. */
export async function lastBooking({ db }: Bank, clientId: string): Promise<number> {
  const row = await db
    .selectFrom('customer_sequence')
    .select('journal')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.journal ?? 0;
}
