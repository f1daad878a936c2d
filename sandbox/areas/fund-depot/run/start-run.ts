import { decimalText, rescale, zero } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import type { Booking } from '@sandbox/areas/order/trade/booking';
import { json } from '@sandbox/platform/db/json';
import { depositRows } from '../check/planned-rows';
import { daysOf } from '../rules/dealing-days';
import { amountOn, dealingDayOf, nextNominal, runsAt } from '../rules/regular-dates';
import { changeFundOrder, type FundOrderRow } from '../store/fund-record';
import { tell } from './finish-order';

/** Makes the run of a regular deposit that is due, and lets it sleep until the next; after the last it is over. */
export async function startRun(book: Booking, regular: FundOrderRow, at: Instant): Promise<void> {
  const { bank, tx, market } = book;
  const nominal = nextNominal(regular);
  if (nominal !== undefined) {
    const days = daysOf(dealingDayOf(nominal));
    const amount = amountOn(regular, nominal);
    const run = await tx
      .insertInto('fund_order')
      .values({
        client_id: regular.client_id,
        fund_order_id: bank.newId(),
        depot_id: regular.depot_id,
        kind: 'DEPOSIT',
        amount: decimalText(rescale(amount, 2, 'half-up')),
        percent: null,
        is_all: false,
        closes: false,
        interval: null,
        execution_day: null,
        start_date: null,
        end_date: null,
        increase: null,
        increases_contained: 0,
        regular_id: regular.fund_order_id,
        nominal_date: nominal,
        account_id: regular.account_id,
        iban: regular.iban,
        is_external: regular.is_external,
        dealing_day: days.dealing,
        price_day: days.price,
        cut_off: new Date(days.cutOff),
        stage: 'OPEN',
        outcome: null,
        fail_reason: null,
        reserved: decimalText(zero),
        fund_rows: json(depositRows(amount, market, at)),
        result: null,
        done_until: null,
        wake_at: new Date(days.cutOff),
        version: 1,
        created_at: new Date(at),
        updated_at: new Date(at),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await tell(book, run, at);
  }
  const done = { ...regular, done_until: nominal ?? regular.done_until };
  const next = runsAt(done);
  const slept = await changeFundOrder(tx, regular, new Date(at), {
    done_until: done.done_until,
    ...(next === undefined ? { stage: 'OVER', outcome: 'ENDED' } : { wake_at: next }),
  });
  await tell(book, slept, at);
}
