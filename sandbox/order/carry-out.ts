import type { Instant } from '@domain/shared/instant';
import type { BankTransaction } from '../db/database';
import { inTransaction } from '../db/transaction';
import type { Bank } from '../foundation/bank';
import { Journal } from '../ledger/journal';
import type { Listing } from '../market/listing';
import type { Market } from '../market/market';
import { changeOrder } from './change-order';
import { endOrder } from './end-order';
import { executeOrder } from './execute-order';
import { nextStep, type Step } from './next-step';
import { orderStatus } from './order-status';
import { holdOrder, workingOrder, type OrderRow } from './order-record';

/**
 * Carries out what happens next to an order in one transaction. The step is found again on the locked row, so that
 * of several processes that saw it coming one carries it out, and a killed one leaves nothing half done. True when
 * something happened and more may follow.
 */
export function carryOut(
  bank: Bank,
  market: Market,
  seen: OrderRow,
  from: Instant,
  now: Instant,
): Promise<boolean> {
  return inTransaction(bank.db, async (tx) => {
    const row = await holdOrder(tx, { clientId: seen.client_id, orderId: seen.order_id });
    if (row === undefined || row.version !== seen.version) return false;
    const listing = market.listing(row.instrument_id, row.venue_id);
    if (listing === undefined) throw new Error(`Order ${row.order_id} is for a listing that does not exist`);
    const step = nextStep({ ...workingOrder(row), checkedUntil: from }, listing, now);
    if (step.kind === 'wait') return false;
    await take(bank, tx, market, listing, row, step);
    return true;
  });
}

async function take(
  bank: Bank,
  tx: BankTransaction,
  market: Market,
  listing: Listing,
  row: OrderRow,
  step: Exclude<Step, { kind: 'wait' }>,
): Promise<void> {
  const at = new Date(step.at);
  switch (step.kind) {
    case 'execute':
      return executeOrder(bank, tx, market, listing, row, step);
    case 'end':
      return endOrder(tx, market, row, at, step.cause);
    case 'accept': {
      const working = workingOrder(row);
      await changeOrder(tx, market, await Journal.lock(tx, row.client_id), row, at, {
        stage: 'WORKING',
        stage_since: at,
        status: orderStatus(working),
        wake_at: new Date(Math.max(step.at, working.checkedUntil)),
      });
      return;
    }
    case 'trigger':
      await changeOrder(tx, market, await Journal.lock(tx, row.client_id), row, at, {
        triggered_at: at,
        wake_at: at,
      });
  }
}
