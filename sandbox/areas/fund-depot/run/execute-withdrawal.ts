import { bookingColumns } from '@sandbox/ledger/booking-lines';
import {
  add,
  compare,
  decimal,
  decimalText,
  isPositive,
  subtract,
  sum,
  trimmed,
  zero,
  type Decimal,
} from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { berlinTime } from '@domain/time/berlin-time';
import { instant, type Instant } from '@domain/time/instant';
import { sellFund } from '@sandbox/areas/order/place/fund-sales';
import type { Booking } from '@sandbox/areas/order/trade/booking';
import { tradedValue } from '@sandbox/areas/savings-plan/run/plan-price';
import { into, outOf } from '@sandbox/ledger/ledger-line';
import { priceUnit } from '@sandbox/market/catalogue/traded-instrument';
import { openQuoteAt, type OpenQuote } from '@sandbox/market/price/price-model';
import { boundBy, unbind, unboundRows } from '../act/bind';
import { pricedFund, type FundFacts, type HeldFund } from '../check/fund-facts';
import { weightOf } from '../check/model-funds';
import { sharesFor } from '../rules/shares';
import type { FundOrderRow } from '../store/fund-record';
import type { FundRow } from '../store/fund-tables';
import { pricingMoment, traderOf } from './execute-deposit';
import { endedWith, executedValue, type Ended } from './progress';

/** A fund that is sold, with what of it this order may sell. */
interface Candidate {
  readonly fund: HeldFund;
  readonly quote: OpenQuote | undefined;
  readonly row: FundRow;
  readonly there: Decimal;
}

/**
 * Sells what a withdrawal is of, at the prices of its day, and pays it out. Of an amount each fund gives the same part, out of
 * what the order has bound and what is free; where all that does not bring it, it is sold and paid out. What `facts` call
 * free has in it what this order binds.
 */
export async function executeWithdrawal(book: Booking, row: FundOrderRow, facts: FundFacts): Promise<Ended> {
  const moment = pricingMoment(row);
  const candidates = candidatesOf(row, facts, moment);
  const wanted = wantedOf(row, candidates, book, moment);
  const rows: FundRow[] = [];
  for (const [index, candidate] of candidates.entries()) {
    const quantity = wanted[index];
    // A fund of which the part is less than a thousandth gives nothing.
    if (quantity !== undefined) rows.push(await sell(book, row, facts, candidate, quantity, moment));
  }
  const failed = rows.filter(({ execution }) => execution === null);
  const reference = `${row.fund_order_id}/${String(row.version)}`;
  await unbind(book.journal, { ...boundBy(row), rows: failed }, reference, new Date(moment));
  const value = executedValue(rows);
  const tax = sum(rows.map(({ execution }) => decimal(execution?.tax ?? '0')));
  const total = subtract(decimal(value), tax);
  if (row.is_external && isPositive(total)) await payOut(book, row, facts, total, moment);
  const isShort =
    row.amount !== null && compare(sum(candidates.map(valueThere(book, moment))), decimal(row.amount)) < 0;
  const result = { value, tax: decimalText(add(tax, CENTS)), total: decimalText(add(total, CENTS)) };
  return endedWith(unboundRows(rows), result, isShort);
}

const CENTS: Decimal = { units: 0n, scale: 2 };

/** What the order can sell of: what it has bound; of an amount or of everything also what is free. */
function candidatesOf(row: FundOrderRow, { held }: FundFacts, moment: Instant): readonly Candidate[] {
  return held.flatMap((fund): Candidate[] => {
    const { wkn, instrument_id: instrumentId } = fund.instrument.row;
    const planned = row.fund_rows.find((each) => each.instrumentId === instrumentId);
    const there = row.percent === null ? fund.free : decimal(planned?.bound ?? '0');
    if (!isPositive(there)) return [];
    const weight = weightOf(wkn);
    const fresh: FundRow = {
      instrumentId,
      weight: weight === undefined ? null : decimalText(weight),
      amount: '0.00',
      quantity: '0',
      bound: '0',
      lots: [],
      execution: null,
      failReason: null,
    };
    return [{ fund, quote: openQuoteAt(fund.listing, moment), row: planned ?? fresh, there }];
  });
}

const pricedCandidate = ({ market }: Booking, { fund, quote, there }: Candidate, moment: Instant) => ({
  there,
  ...pricedFund(market, fund.listing, quote?.bid ?? fund.price, moment),
});

const valueThere =
  (book: Booking, moment: Instant) =>
  (candidate: Candidate): Decimal =>
    candidate.quote === undefined ? zero : pricedCandidate(book, candidate, moment).valueOf(candidate.there);

/** How many of each; a fund that is not taken back on this day gives nothing, and the others no more for it. */
function wantedOf(
  { amount }: FundOrderRow,
  candidates: readonly Candidate[],
  book: Booking,
  moment: Instant,
): readonly (Decimal | undefined)[] {
  if (amount === null) return candidates.map(({ there }) => there);
  const shares = sharesFor(
    decimal(amount),
    candidates.map((candidate) => pricedCandidate(book, candidate, moment)),
  );
  return shares.map((each) => each?.quantity);
}

async function sell(
  book: Booking,
  order: FundOrderRow,
  facts: FundFacts,
  { fund, quote, row }: Candidate,
  quantity: Decimal,
  moment: Instant,
): Promise<FundRow> {
  if (quote === undefined) return { ...row, failReason: 'HALTED' };
  const { listing } = fund;
  const price = quote.bid;
  const valueEur = pricedFund(book.market, listing, price, moment).valueOf(quantity);
  const value = tradedValue(quantity, price);
  const bound = decimal(row.bound);
  const sale = { listing, quantity, price, value, valueEur, feeEur: zero, bound };
  const { orderId, parts, taxEur } = await sellFund(book, traderOf(order, facts), sale, moment);
  return {
    ...row,
    amount: decimalText(valueEur),
    quantity: decimalText(trimmed(quantity)),
    lots: parts.map(({ boughtAt, taken }) => ({
      acquired: berlinTime(instant(boughtAt.getTime())).date,
      quantity: decimalText(trimmed(taken)),
    })),
    execution: {
      price: decimalText(price),
      unit: priceUnit(listing.instrument),
      tax: decimalText(taxEur),
      orderId,
    },
  };
}

/** To an account at another bank what the sales brought goes on, tax withheld. */
async function payOut(
  { tx, journal }: Booking,
  row: FundOrderRow,
  { holder, displayId }: FundFacts,
  total: Decimal,
  moment: Instant,
): Promise<void> {
  const reference = `${row.fund_order_id}/paid`;
  await journal.post({
    kind: 'PAYMENT',
    reference,
    at: new Date(moment),
    lines: [outOf('CASH', row.account_id, EUR, total), into('MARKET', '', EUR, total)],
  });
  await tx
    .insertInto('payment')
    .values({
      client_id: row.client_id,
      reference,
      holder_name: holder,
      iban: row.iban,
      bic: null,
      ...bookingColumns({ kind: 'FUND_DEPOT_PAYOUT', number: displayId }),
    })
    .execute();
}
