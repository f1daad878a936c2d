import type { Updateable } from 'kysely';
import type { Booking } from '../trade/booking';
import type { BankDatabase } from '@sandbox/platform/db/database';
import type { Market } from '@sandbox/market/market';
import { rootOf } from '../store/combination-record';
import type { StoredOrder } from '../book/answered-order';
import { orderAnswer } from '../book/order-answer';
import { oneOrder } from '../book/order-book';
import type { OrderAnswer } from '../book/order-schema';
import { withExecutions, type OrderRow } from '../store/order-record';
import type { SecuritiesOrderTable } from '../store/order-tables';

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

/**
 * Puts the order as it now stands into the outbox, in the same transaction as what changed it; of a leg the whole
 * combined order, for that is what the order book shows.
 */
export async function publishOrder(
  { tx, market, journal }: Pick<Booking, 'tx' | 'market' | 'journal'>,
  { row, executions }: StoredOrder,
  at: Date,
): Promise<void> {
  const detail =
    row.combination_id === null
      ? answerAlone(market, { row, executions })
      : await combinedOrderOf(tx, market, row.client_id, row.combination_id);
  await journal.publish({ depotId: row.depot_id, at, detail });
}

function answerAlone(market: Market, stored: StoredOrder): OrderAnswer {
  const instrument = market.instruments.get(stored.row.instrument_id);
  if (instrument === undefined) throw new Error('An order without its instrument');
  return orderAnswer(stored, instrument);
}

async function combinedOrderOf(
  tx: BankDatabase,
  market: Market,
  clientId: string,
  combinationId: string,
): Promise<OrderAnswer> {
  const orderId = await rootOf(tx, { clientId, orderId: combinationId });
  const order = await oneOrder(tx, market, clientId, orderId, { instrument: false, venue: false });
  if (order === undefined) throw new Error('A leg without its combined order');
  return order;
}
