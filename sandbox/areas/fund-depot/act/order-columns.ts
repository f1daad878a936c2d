import { decimalText, rescale, zero, type Decimal } from '@domain/money/decimal';
import type { CheckedOrder } from '../check/checked-order';
import { increasesUpTo, runsAt } from '../rules/regular-dates';

const cents = (amount: Decimal): string => decimalText(rescale(amount, 2, 'half-up'));

/** What is reserved for an order as it is released: what a deposit costs, where an account at this bank pays. */
export const reservedFor = ({ kind, size, account, regular }: CheckedOrder): Decimal =>
  kind === 'DEPOSIT' && size.kind === 'amount' && regular === undefined && account.mandate === undefined
    ? size.amount
    : zero;

/** What a checked order is kept as: everything that a change may change. */
export function orderColumns(order: CheckedOrder) {
  const { size, account } = order;
  return {
    amount: size.kind === 'amount' ? cents(size.amount) : null,
    percent: size.kind === 'percent' ? decimalText(size.percent) : null,
    is_all: size.kind === 'all',
    closes: size.kind === 'all' && size.closes,
    account_id: account.accountId,
    iban: account.iban,
    is_external: account.mandate !== undefined,
    reserved: cents(reservedFor(order)),
    ...(order.regular === undefined ? ofOnce(order) : ofRegular(order.regular, order)),
  };
}

const ofOnce = ({ days, rows }: CheckedOrder) => ({
  interval: null,
  execution_day: null,
  start_date: null,
  end_date: null,
  increase: null,
  increases_contained: 0,
  dealing_day: days.dealing,
  price_day: days.price,
  cut_off: new Date(days.cutOff),
  stage: 'OPEN' as const,
  fund_rows: rows,
  done_until: null,
  wake_at: new Date(days.cutOff),
});

function ofRegular(regular: NonNullable<CheckedOrder['regular']>, { days }: CheckedOrder) {
  const { rhythm, end, increase, doneUntil, next } = regular;
  const scheduled = {
    interval: rhythm.interval,
    execution_day: rhythm.executionDay,
    start_date: rhythm.start,
    end_date: end ?? null,
    done_until: doneUntil,
    stage: 'RUNNING' as const,
  };
  return {
    ...scheduled,
    increase: increase === undefined ? null : decimalText(increase),
    // The amount is that of the next run, so that it contains the increases up to it.
    increases_contained: increasesUpTo(scheduled, next),
    dealing_day: null,
    price_day: null,
    cut_off: null,
    // What each run buys follows from its own day.
    fund_rows: [],
    wake_at: runsAt(scheduled) ?? new Date(days.cutOff),
  };
}
