import { add, compare, decimal, maximum, minimum, zero, type Decimal } from '@domain/money/decimal';
import { EUR, type Unit } from '@domain/money/unit';
import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import { paidFor, type TradeMoney, type TradeParties } from '@sandbox/ledger/trade-entries';
import type { Listing } from '@sandbox/market/price/listing';
import type { Market } from '@sandbox/market/market';
import { mostCollected } from '../check/check-debit';
import { estimate, interestOn, tradeValue } from '../check/order-value';
import { feeOfExecution, type Charged } from '../cost/order-fees';
import type { EndReason } from '../store/order-status';
import { workingOrder, type OrderRow } from '../store/order-record';
import type { Booking } from './booking';
import type { Step } from './next-step';
import type { SettlementAccount } from './settlement-account';

/** The money of one execution, in EUR too. */
export interface ExecutionMoney extends TradeMoney {
  readonly valueEur: Decimal;
  readonly feeEur: Decimal;
}

/** The owners and units an order books between. */
export const partiesOf = ({ instrument }: Listing, row: OrderRow, currency: Unit): TradeParties => ({
  depotId: row.depot_id,
  accountId: row.settlement_account_id,
  instrumentId: row.instrument_id,
  tradingCurrency: instrument.currency,
  accountCurrency: currency,
});

/** What an execution of an order costs or brings at its price and at the rates of its moment. */
export function executionMoney(
  market: Market,
  { instrument, venue }: Listing,
  row: OrderRow,
  { quantity, price, at }: Extract<Step, { kind: 'execute' }>,
  currency: Unit,
): ExecutionMoney {
  const value = tradeValue(instrument, quantity, price);
  const valueEur = market.convert(value, instrument.currency, EUR, at);
  const interest = interestOn(instrument, quantity, berlinTime(at).date);
  const feeEur = feeOfExecution(decimal(row.executed_value_eur), valueEur, decimal(row.fees_eur), venue.fee);
  return {
    quantity,
    value,
    accountValue: market.convert(value, instrument.currency, currency, at),
    interest,
    accountInterest: market.convert(interest, instrument.currency, currency, at),
    fee: market.convert(feeEur, EUR, currency, at),
    valueEur,
    feeEur,
  };
}

/** What is open of an order after one of its part executions. */
interface RestOfOrder {
  readonly quantity: Decimal;
  readonly sofar: Charged;
  readonly step: Extract<Step, { kind: 'execute' }>;
  readonly currency: Unit;
}

/**
 * What the rest of a purchase needs after a part execution, in the currency of the account: as much as a change to just
 * this quantity would bind. Without a limit the price of the execution is the likely one of the rest.
 */
export const neededForRest = (
  market: Market,
  listing: Listing,
  row: OrderRow,
  { quantity, sofar, step, currency }: RestOfOrder,
): Decimal =>
  estimate({
    listing,
    quantity,
    terms: workingOrder(row).terms,
    now: step.at,
    likely: step.price,
    lastDay: berlinTime(instant(row.valid_until.getTime())).date,
    accountCurrency: currency,
    sofar,
    convert: (value, from, to) => market.convert(value, from, to, step.at),
  }).needed;

/**
 * Why an execution must not take place, now that its price is known: it would cost more than the account has, its
 * credit line and what the order binds included, or more than the direct debit may collect of the whole order. Fees
 * count. The caller has locked the customer's journal, so no other execution spends the same money.
 */
export async function shortfallOf(
  { journal }: Booking,
  row: OrderRow,
  money: ExecutionMoney,
  account: SettlementAccount,
): Promise<Extract<EndReason, 'COVER' | 'DEBIT_MAXIMUM'> | undefined> {
  const { directDebit } = row.extras;
  if (directDebit !== undefined) {
    const sofar = add(decimal(row.executed_value_eur), decimal(row.fees_eur));
    const most = mostCollected(directDebit);
    const total = add(sofar, add(money.valueEur, money.feeEur));
    return most !== undefined && compare(total, most) > 0 ? 'DEBIT_MAXIMUM' : undefined;
  }
  if (row.side === 'SELL') return undefined;
  const there = add(decimal(row.reserved), await freeMoney(journal, row, account));
  return compare(add(paidFor(money), money.fee), there) > 0 ? 'COVER' : undefined;
}

/**
 * The money of a sale on an account that could not bear the fees: they take no more than it brings and the account
 * has. What is missing comes with the next part execution, or never.
 */
export async function borneBy(
  { journal, market }: Booking,
  row: OrderRow,
  money: ExecutionMoney,
  account: SettlementAccount,
  at: Parameters<Market['convert']>[3],
): Promise<ExecutionMoney> {
  if (row.side === 'BUY' || compare(money.fee, paidFor(money)) <= 0) return money;
  const there = add(paidFor(money), await freeMoney(journal, row, account));
  const fee = minimum(money.fee, there);
  if (compare(fee, money.fee) === 0) return money;
  return { ...money, fee, feeEur: market.convert(fee, account.currency, EUR, at) };
}

/** What can be spent of the account besides what is bound; never below 0, for a debt is not this order's. */
async function freeMoney(
  journal: Booking['journal'],
  { settlement_account_id }: OrderRow,
  { currency, credit }: SettlementAccount,
): Promise<Decimal> {
  const cash = await journal.balance('CASH', settlement_account_id, currency);
  return maximum(add(cash, credit), zero);
}
