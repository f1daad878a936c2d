import { berlinTime } from '@domain/time/berlin-time';
import type { LocalDate } from '@domain/time/local-date';
import type { Instant } from '@domain/time/instant';
import { instant } from '@domain/time/instant';
import type { Bank } from '@sandbox/platform/bank';
import type { Market } from '../../market/market';
import { secondOf } from '@sandbox/market/price/price-model';
import { depotHoldings, heldSecurities, type HeldSecurities } from './depot-holdings';
import { depotSums, valued, type DepotSums, type ValuedHolding } from './holding-value';

/** A depot as it was at one moment. */
export interface DepotReading {
  readonly at: Instant;
  readonly holdings: readonly ValuedHolding[];
  readonly sums: DepotSums;
}

interface Kept extends DepotReading {
  /** What it was read from: the customer's last booking, the day, and what was done to the market by hand. */
  readonly booking: string;
  readonly day: LocalDate;
  readonly edition: string;
  readonly held: HeldSecurities;
}

/** How long the pages after the first may show the moment of the first, in milliseconds of bank time. */
const KEPT_FOR = 120_000;

/** How many depots' readings are kept at once. */
const MOST_KEPT = 20;

const readings = new WeakMap<Bank, Map<string, Kept>>();

/**
 * Reads and values a depot. A customer who pages through a long one sees one moment on all pages: a page after the first is
 * cut from what the first was cut from, as long as nothing was booked since. What is held is read once for each
 * booking, and valued once for each second, since prices stand still within one.
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
  const state = { booking: await lastBooking(bank, clientId), day: berlinTime(at).date };
  const known = kept.get(depotId);
  const isTrue = known?.booking === state.booking && known.day === state.day;
  if (isTrue && shows(known, market, at, isFirstPage ? 0 : bank.clock.span(KEPT_FOR))) return known;
  const held = isTrue ? known.held : await heldSecurities(bank.db, clientId, depotId, at);
  const isSameMarket = isTrue && known.edition === market.edition;
  const bare = isSameMarket
    ? known.holdings.map(({ holding }) => holding)
    : depotHoldings(held, market, depotId);
  const holdings = bare.map((holding) => valued(holding, market, at));
  const reading = { ...state, at, edition: market.edition, held, holdings, sums: depotSums(holdings) };
  kept.delete(depotId);
  kept.set(depotId, reading);
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
  return reading;
}

/** Whether a reading still shows what is asked for: the same second of the same market, or one not too old. */
function shows(known: Kept, market: Market, at: Instant, oldest: number): boolean {
  const isNow = secondOf(known.at) === secondOf(at) && known.edition === market.edition;
  return isNow || (at >= known.at && at - known.at < oldest);
}

/** Names the customer's last booking; none of another world bears the same name and stands for something else. */
export async function lastBooking({ db }: Bank, clientId: string): Promise<string> {
  const entry = await db
    .selectFrom('journal_entry')
    .select(['sequence', 'reference'])
    .where('client_id', '=', clientId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry === undefined ? '' : `${String(entry.sequence)} ${entry.reference}`;
}
