import { decimal, decimalText, trimmed, zero } from '@domain/money/decimal';
import { instant, type Instant } from '@domain/time/instant';
import { calendarDay } from '@domain/time/local-date';
import type { Trader } from '@sandbox/areas/order/place/made-order';
import { buyForPlan } from '@sandbox/areas/order/place/plan-purchases';
import type { Booking } from '@sandbox/areas/order/trade/booking';
import { signedMaximum } from '@sandbox/areas/savings-plan/rules/plan-schedule';
import { planListing, tradedValue } from '@sandbox/areas/savings-plan/run/plan-price';
import { priceUnit } from '@sandbox/market/catalogue/traded-instrument';
import { openQuoteAt } from '@sandbox/market/price/price-model';
import { unbind, boundBy } from '../act/bind';
import { fundOf } from '../book/fund-answer';
import { pricedFund, type FundFacts } from '../check/fund-facts';
import { pricedAt } from '../rules/dealing-days';
import { sharesWithin } from '../rules/shares';
import type { FundOrderRow } from '../store/fund-record';
import type { FundRow } from '../store/fund-tables';
import { endedWith, executedValue, notExecuted, type Ended } from './progress';

/** The moment at which an order gets its price. */
export const pricingMoment = ({ price_day, wake_at }: FundOrderRow): Instant =>
  price_day === null ? instant(wake_at.getTime()) : pricedAt(calendarDay(price_day));

/** Who trades, and where it is booked. */
export const traderOf = (row: FundOrderRow, { holder }: FundFacts): Trader => ({
  clientId: row.client_id,
  depotId: row.depot_id,
  accountId: row.account_id,
  source: { orderSource: 'FUND_DEPOT', fundOrderId: row.fund_order_id },
  payer:
    row.is_external && row.kind === 'DEPOSIT'
      ? { iban: row.iban, holder, most: signedMaximum(row.iban) }
      : undefined,
});

/** Buys what a deposit is for, at the prices of its day; what it has reserved becomes free first. */
export async function executeDeposit(book: Booking, row: FundOrderRow, facts: FundFacts): Promise<Ended> {
  const moment = pricingMoment(row);
  const reference = `${row.fund_order_id}/${String(row.version)}`;
  await unbind(book.journal, boundBy(row), reference, new Date(moment));
  if (facts.closedOn !== null) return notExecuted('DEPOT_CLOSED', row.fund_rows);
  if (facts.isUsPerson) return notExecuted('US_PERSON', row.fund_rows);
  if (row.is_external && facts.hasReturnedDebit) return notExecuted('DEBIT_RETURNED', row.fund_rows);
  const rows: FundRow[] = [];
  for (const each of row.fund_rows) rows.push(await buy(book, traderOf(row, facts), each, moment));
  const value = executedValue(rows);
  return endedWith(rows, { value, tax: '0.00', total: value }, false);
}

async function buy(book: Booking, trader: Trader, row: FundRow, moment: Instant): Promise<FundRow> {
  const { market } = book;
  const listing = planListing(market, fundOf(market, row.instrumentId));
  const quote = listing && openQuoteAt(listing, moment);
  if (listing === undefined || quote === undefined) return { ...row, failReason: 'HALTED' };
  const price = quote.ask;
  const shares = sharesWithin(decimal(row.amount), pricedFund(market, listing, price, moment));
  if (shares === undefined) return { ...row, failReason: 'AMOUNT_TOO_LOW' };
  const { quantity, value: valueEur } = shares;
  const purchase = { listing, quantity, price, value: tradedValue(quantity, price), valueEur, feeEur: zero };
  const orderId = await buyForPlan(book, trader, purchase, moment);
  return {
    ...row,
    amount: decimalText(valueEur),
    quantity: decimalText(trimmed(quantity)),
    execution: { price: decimalText(price), unit: priceUnit(listing.instrument), tax: null, orderId },
  };
}
