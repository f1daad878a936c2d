import type { Updateable } from 'kysely';
import type { BankTransaction } from '../db/database';
import { json } from '../db/json';
import type { Journal } from '../ledger/journal';
import type { Market } from '../market/market';
import { orderAnswer, type StoredOrder } from './order-answer';
import { withExecutions, type OrderRow } from './order-record';
import type { SecuritiesOrderTable } from './order-tables';

/** Writes a change of a held order, raises its version and tells those who watch the depot. */
export async function changeOrder(
  tx: BankTransaction,
  market: Market,
  journal: Journal,
  row: OrderRow,
  at: Date,
  change: Updateable<SecuritiesOrderTable>,
): Promise<StoredOrder> {
  const changed = await tx
    .updateTable('securities_order')
    .set({ ...change, version: row.version + 1, updated_at: at })
    .where('client_id', '=', row.client_id)
    .where('order_id', '=', row.order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return announceOrder(tx, market, journal, changed, at);
}

/** Puts the order as it now stands into the outbox, in the same transaction as what changed it. */
export async function announceOrder(
  tx: BankTransaction,
  market: Market,
  journal: Journal,
  row: OrderRow,
  at: Date,
): Promise<StoredOrder> {
  const [stored] = await withExecutions(tx, row.client_id, [row]);
  const instrument = market.instruments.get(row.instrument_id);
  if (stored === undefined || instrument === undefined) throw new Error('An order without its instrument');
  await tx
    .insertInto('order_event')
    .values({
      client_id: row.client_id,
      sequence: await journal.nextEvent(),
      depot_id: row.depot_id,
      happened_at: at,
      detail: json(orderAnswer(stored, instrument)),
    })
    .execute();
  return stored;
}
