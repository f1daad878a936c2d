import type { Updateable } from 'kysely';
import type { Booking } from './booking';
import { orderAnswer, type StoredOrder } from './order-answer';
import { withExecutions, type OrderRow } from './order-record';
import type { SecuritiesOrderTable } from './order-tables';

/** Writes a change of a held order, raises its version and tells those who watch the depot. */
export async function changeOrder(
  booking: Booking,
  row: OrderRow,
  at: Date,
  change: Updateable<SecuritiesOrderTable>,
): Promise<StoredOrder> {
  const { tx } = booking;
  const changed = await tx
    .updateTable('securities_order')
    .set({ ...change, version: row.version + 1, updated_at: at })
    .where('client_id', '=', row.client_id)
    .where('order_id', '=', row.order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const [stored] = await withExecutions(tx, row.client_id, [changed]);
  if (stored === undefined) throw new Error('An order was changed and is not there');
  await publishOrder(booking, stored, at);
  return stored;
}

/** Puts the order as it now stands into the outbox, in the same transaction as what changed it. */
export async function publishOrder(
  { market, journal }: Pick<Booking, 'market' | 'journal'>,
  stored: StoredOrder,
  at: Date,
): Promise<void> {
  const instrument = market.instruments.get(stored.row.instrument_id);
  if (instrument === undefined) throw new Error('An order without its instrument');
  await journal.publish({ depotId: stored.row.depot_id, at, detail: orderAnswer(stored, instrument) });
}
