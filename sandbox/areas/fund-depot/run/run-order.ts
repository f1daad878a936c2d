import { compare, decimal, isZero } from '@domain/money/decimal';
import { instant, type Instant } from '@domain/time/instant';
import { calendarDay } from '@domain/time/local-date';
import * as E from 'fp-ts/Either';
import { booking, type Booking } from '@sandbox/areas/order/trade/booking';
import type { Market } from '@sandbox/market/market';
import type { Bank } from '@sandbox/platform/bank';
import { inTransaction } from '@sandbox/platform/db/transaction';
import { bind, boundBy } from '../act/bind';
import { loadFundFacts, type FundFacts } from '../check/fund-facts';
import { pricedAt } from '../rules/dealing-days';
import { changeFundOrder, findFundOrder, type FundOrderRow } from '../store/fund-record';
import { executeDeposit } from './execute-deposit';
import { executeWithdrawal } from './execute-withdrawal';
import { finishDepot, finishOrder, tell } from './finish-order';
import { notExecuted } from './progress';
import { startRun } from './start-run';

/**
 * Carries on with an order that is due, in one transaction: its cut-off passes, it gets its price, or the next run of a regular
 * deposit is made. With the customer's journal locked, an order that another process has carried on with meanwhile is left
 * alone, and a killed process leaves nothing half done. True when something happened.
 */
export function runOrder(bank: Bank, market: Market, seen: FundOrderRow): Promise<boolean> {
  return inTransaction(bank.db, async (tx) => {
    const book = await booking(bank, tx, market, seen.client_id);
    const key = { clientId: seen.client_id, fundOrderId: seen.fund_order_id };
    const row = await findFundOrder(tx, key);
    if (row?.version !== seen.version || row.stage === 'OVER') return false;
    const at = instant(row.wake_at.getTime());
    if (row.stage === 'RUNNING') {
      await startRun(book, row, at);
      return true;
    }
    const depot = { clientId: row.client_id, depotId: row.depot_id };
    const facts = await loadFundFacts(tx, market, depot, at, row);
    if (E.isLeft(facts)) throw new Error(`Fund order ${row.fund_order_id} is for no fund depot`);
    if (row.stage === 'OPEN') await closeOrder(book, row, facts.right, at);
    else await execute(book, row, facts.right, at);
    return true;
  });
}

/** The cut-off passes: a run takes its money now, and the order waits for its price. */
async function closeOrder(
  book: Booking,
  row: FundOrderRow,
  { accounts }: FundFacts,
  at: Instant,
): Promise<void> {
  const isUnpaid = row.kind === 'DEPOSIT' && !row.is_external && isZero(decimal(row.reserved));
  const account = accounts.find(({ accountId, mandate }) => accountId === row.account_id && !mandate);
  const available = account?.available;
  if (isUnpaid && (!available || compare(decimal(row.amount ?? '0'), available) > 0)) {
    return finishOrder(book, row, notExecuted('CASH_MISSING', row.fund_rows), at);
  }
  const priced = row.price_day === null ? at : pricedAt(calendarDay(row.price_day));
  const closed = await changeFundOrder(book.tx, row, new Date(at), {
    stage: 'PRICING',
    wake_at: new Date(priced),
    ...(isUnpaid && row.amount !== null ? { reserved: row.amount } : {}),
  });
  if (isUnpaid) {
    await bind(book.journal, boundBy(closed), `${row.fund_order_id}/${String(closed.version)}`, new Date(at));
  }
  await tell(book, closed, at);
}

async function execute(book: Booking, row: FundOrderRow, facts: FundFacts, at: Instant): Promise<void> {
  const isDeposit = row.kind === 'DEPOSIT';
  const ended = isDeposit
    ? await executeDeposit(book, row, facts)
    : await executeWithdrawal(book, row, facts);
  await finishOrder(book, row, ended, at);
  const isEmptied = ended.outcome === 'EXECUTED' || (row.closes && facts.held.length === 0);
  if (row.is_all && isEmptied) await finishDepot(book, row, facts, at);
}
