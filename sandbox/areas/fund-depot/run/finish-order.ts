import { decimalText, zero } from '@domain/money/decimal';
import { berlinTime } from '@domain/time/berlin-time';
import { instant, type Instant } from '@domain/time/instant';
import type { Booking } from '@sandbox/areas/order/trade/booking';
import { json } from '@sandbox/platform/db/json';
import { boundBy, unbind, unboundRows } from '../act/bind';
import { fundOrderAnswer } from '../book/fund-answer';
import { notify, publishFundOrder } from '../book/publish-fund-order';
import type { FundFacts } from '../check/fund-facts';
import { changeFundOrder, type FundOrderRow } from '../store/fund-record';
import { noticeOf } from './notice';
import { notExecuted, type Ended } from './progress';

/** Writes down how an order has ended, and tells it. */
export async function finishOrder(
  book: Booking,
  row: FundOrderRow,
  ended: Ended,
  at: Instant,
): Promise<void> {
  const over = await changeFundOrder(book.tx, row, new Date(at), {
    stage: 'OVER',
    outcome: ended.outcome,
    fail_reason: ended.reason,
    reserved: decimalText(zero),
    fund_rows: json(unboundRows(ended.rows)),
    result: ended.result === null ? null : json(ended.result),
  });
  await tell(book, over, at);
  await notify(book.journal, noticeOf(over, ended, at), new Date(at));
}

/** Tells those who watch how an order stands. */
export const tell = ({ bank, market, journal }: Booking, row: FundOrderRow, at: Instant): Promise<void> =>
  publishFundOrder(journal, fundOrderAnswer(market, row, instant(bank.clock.now())), new Date(at));

/** Everything is paid out: regular deposits end, and a depot that shall be closed is, with all that was still to come. */
export async function finishDepot(
  book: Booking,
  row: FundOrderRow,
  { open }: FundFacts,
  at: Instant,
): Promise<void> {
  const { tx, journal } = book;
  for (const order of open) {
    if (order.stage === 'RUNNING') {
      const ended = await changeFundOrder(tx, order, new Date(at), { stage: 'OVER', outcome: 'ENDED' });
      await tell(book, ended, at);
    } else if (row.closes) {
      const reference = `${order.fund_order_id}/${String(order.version)}`;
      await unbind(journal, boundBy(order), reference, new Date(at));
      await finishOrder(book, order, notExecuted('DEPOT_CLOSED', order.fund_rows), at);
    }
  }
  if (!row.closes) return;
  await tx
    .updateTable('depot')
    .set({ closed_on: berlinTime(at).date })
    .where('client_id', '=', row.client_id)
    .where('depot_id', '=', row.depot_id)
    .execute();
}
