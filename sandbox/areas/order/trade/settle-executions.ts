import { berlinTime } from '@domain/time/berlin-time';
import { add, decimal } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { Bank } from '@sandbox/platform/bank';
import { settlementEntry } from '@sandbox/ledger/trade-entries';
import type { Market } from '@sandbox/market/market';
import { booking } from './booking';
import { changeOrder } from '../open/change-order';
import { partiesOf } from './execution-money';
import { settlementAccount } from './settlement-account';
import { holdOrder } from '../store/order-record';

/** How many executions one round settles at most. */
const BATCH = 200;

/**
 * Settles what is due: the trade leaves clearing, and an order whose executions are all settled is SETTLED. Gives
 * back how many executions were due.
 */
export async function settleExecutions(bank: Bank, market: Market): Promise<number> {
  const today = berlinTime(instant(bank.clock.now())).date;
  const due = await bank.db
    .selectFrom('order_execution')
    .select(['client_id', 'order_id', 'execution_id'])
    .where('settled_at', 'is', null)
    .where('settles_on', '<=', today)
    .orderBy('settles_on')
    .limit(BATCH)
    .execute();
  for (const { client_id, order_id, execution_id } of due) {
    await settle(bank, market, client_id, order_id, execution_id);
  }
  return due.length;
}

function settle(
  bank: Bank,
  market: Market,
  clientId: string,
  orderId: string,
  executionId: string,
): Promise<void> {
  return inTransaction(bank.db, async (tx) => {
    const row = await holdOrder(tx, { clientId, orderId });
    const listing = row === undefined ? undefined : market.listing(row.instrument_id, row.venue_id);
    if (row === undefined || listing === undefined) return;
    const at = bank.clock.date();
    const execution = await tx
      .updateTable('order_execution')
      .set({ settled_at: at })
      .where('client_id', '=', clientId)
      .where('execution_id', '=', executionId)
      .where('settled_at', 'is', null)
      .returning(['quantity', 'value', 'interest'])
      .executeTakeFirst();
    if (execution === undefined) return;
    const book = await booking(bank, tx, market, clientId);
    const owed = add(decimal(execution.value), decimal(execution.interest));
    const parties = partiesOf(listing, row, (await settlementAccount(tx, row)).currency);
    await book.journal.post({
      kind: 'SETTLEMENT',
      reference: `${executionId}/settlement`,
      at,
      lines: settlementEntry(parties, row.side, decimal(execution.quantity), owed),
    });
    const unsettled = await tx
      .selectFrom('order_execution')
      .select('execution_id')
      .where('client_id', '=', clientId)
      .where('order_id', '=', orderId)
      .where('settled_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    if (unsettled === undefined && row.status === 'EXECUTED') {
      await changeOrder(book, row, at, { status: 'SETTLED' });
    }
  });
}
