import { instant, type Instant } from '@domain/time/instant';
import { sql } from 'kysely';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { Listing } from '@sandbox/market/price/listing';
import type { OrderRow } from '../store/order-record';
import type { Stage } from './working-order';

/** Stands in the statement itself: the index on what is not over serves no statement that gets the word handed over. */
const ENDED = sql.lit<Stage>('ENDED');

/** Where a portion of due orders ends, and the next begins. */
type Mark = Pick<OrderRow, 'wake_at' | 'order_id'>;

/** An order of a version with the moment up to which nothing happens to it. */
export interface Sleeper extends Pick<OrderRow, 'client_id' | 'order_id' | 'version'> {
  readonly until: Instant;
}

/** The next orders that something may have happened to by now, in the order of their moments. */
export const dueOrders = (
  db: BankDatabase,
  now: Instant,
  after: Mark | undefined,
  most: number,
): Promise<OrderRow[]> =>
  db
    .selectFrom('securities_order')
    .selectAll()
    .where('stage', '!=', ENDED)
    .where('wake_at', '<=', new Date(now))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(wake_at, order_id) > (${after?.wake_at}::timestamptz, ${after?.order_id}::text)`,
      ),
    )
    .orderBy('wake_at')
    .orderBy('order_id')
    .limit(most)
    .execute();

/** An order that is not over, as it is now. */
export const openOrder = (
  db: BankDatabase,
  { client_id, order_id }: Pick<OrderRow, 'client_id' | 'order_id'>,
): Promise<OrderRow | undefined> =>
  db
    .selectFrom('securities_order')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('order_id', '=', order_id)
    .where('stage', '!=', ENDED)
    .executeTakeFirst();

/** Writes down, for this process and all others, until when these orders need no look, unless they were changed. */
export async function letSleep(db: BankDatabase, sleepers: readonly Sleeper[]): Promise<void> {
  if (sleepers.length === 0) return;
  const rows = sleepers.map(({ until, ...key }) => ({ ...key, wake_at: new Date(until) }));
  await inTransaction(db, async (tx) => {
    await sql`update securities_order as kept set wake_at = sleeper.wake_at
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as sleeper (client_id text, order_id text, version integer, wake_at timestamptz)
      where kept.client_id = sleeper.client_id and kept.order_id = sleeper.order_id
        and kept.version = sleeper.version`.execute(tx);
  });
}

/**
 * Wakes the orders of instruments whose prices are others than thought, each from the moment they differ, yet not
 * from before its own last change: what it has become since then it stays. A change that is still to come, since the
 * clock went back, was now.
 */
export async function wakeStruck(
  db: BankDatabase,
  struck: ReadonlyMap<string, Instant>,
  now: Instant,
): Promise<void> {
  if (struck.size === 0) return;
  await inTransaction(db, async (tx) => {
    for (const [instrumentId, from] of struck) await wakeFrom(tx, instrumentId, from, now);
  });
}

async function wakeFrom(
  tx: BankTransaction,
  instrumentId: string,
  from: Instant,
  now: Instant,
): Promise<void> {
  const changed = sql`least(updated_at, ${new Date(now)}::timestamptz)`;
  const since = sql<Date>`greatest(${new Date(from)}::timestamptz, ${changed})`;
  await tx
    .updateTable('securities_order')
    .set({ wake_at: since })
    .where('instrument_id', '=', instrumentId)
    .where('stage', '!=', ENDED)
    .where('wake_at', '>', since)
    .execute();
}

/** Wakes every order: the clock went back, so what sleeps has slept past this moment already. */
export async function wakeAll(db: BankDatabase, now: Instant): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('securities_order')
      .set({ wake_at: new Date(now) })
      .where('stage', '!=', ENDED)
      .where('wake_at', '>', new Date(now))
      .execute();
  });
}

/** From where on an order has to be looked at, though the engine may not have heard yet of what was set by hand. */
export function sleptUntil({ wake_at, updated_at }: OrderRow, listing: Listing, now: Instant): Instant {
  const [, ...set] = listing.anchors;
  const moments = [
    ...set.map(({ at }) => at),
    ...listing.halts.flatMap(({ from, until }) => (until === undefined ? [from] : [from, until])),
  ].filter((at) => at <= now);
  const latest = Math.max(...moments, -Infinity);
  if (latest === -Infinity) return instant(wake_at.getTime());
  return instant(Math.min(wake_at.getTime(), Math.max(latest, Math.min(updated_at.getTime(), now))));
}
