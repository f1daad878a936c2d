import { add, decimal, subtract, zero, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { berlinTime } from '@domain/time/berlin-time';
import { instant, type Instant } from '@domain/time/instant';
import { bookSaleTax } from '@sandbox/areas/tax/book-tax';
import { taxNotesOf } from '@sandbox/areas/tax/tax-notes';
import { sellFromLots, type SoldPart } from '@sandbox/ledger/lot-records';
import { blockSecurities, sellEntry, settlementEntry, type TradeMoney } from '@sandbox/ledger/trade-entries';
import { settlementDay } from '@sandbox/market/venue/settlement-day';
import { publishOrder } from '../open/change-order';
import type { Booking } from '../trade/booking';
import { executionRow, isTold, orderRow, type MadeTrade, type Trader } from './made-order';

/** A sale with what it was bound by so far. */
export interface FundSale extends MadeTrade {
  readonly bound: Decimal;
}

/** What a sale came to. */
export interface SoldFund {
  readonly orderId: string;
  readonly parts: readonly SoldPart[];
  /** Withheld; negative: given back. */
  readonly taxEur: Decimal;
}

/**
 * Sells shares of a fund for EUR: an order that is executed the moment it is there, with its booking, the lots it takes, its
 * tax and its place in the order book, all in the caller's transaction. What was bound is sold first, the rest of it
 * becomes free; the caller has made sure that there is enough while the customer's journal is locked.
 */
export async function sellFund(
  booking: Booking,
  seller: Trader,
  sale: FundSale,
  moment: Instant,
): Promise<SoldFund> {
  const { bank, tx, journal, market } = booking;
  const { clientId, depotId, accountId } = seller;
  const { listing, quantity, value, valueEur, feeEur, bound } = sale;
  const { instrumentId, currency: tradingCurrency } = listing.instrument;
  const [orderId, executionId, at] = [bank.newId(), bank.newId(), new Date(moment)];
  const parties = { depotId, accountId, instrumentId, tradingCurrency, accountCurrency: EUR };
  const money: TradeMoney = {
    quantity,
    value,
    accountValue: valueEur,
    interest: zero,
    accountInterest: zero,
    fee: feeEur,
  };
  await journal.post({
    kind: 'EXECUTION',
    reference: executionId,
    at,
    lines: [
      ...blockSecurities(depotId, instrumentId, subtract(quantity, bound)),
      ...sellEntry(parties, money),
    ],
  });
  const settlesOn = settlementDay(berlinTime(moment).date);
  const now = instant(bank.clock.now());
  const isSettled = settlesOn <= berlinTime(now).date;
  if (isSettled) {
    await journal.post({
      kind: 'SETTLEMENT',
      reference: `${executionId}/settlement`,
      at,
      lines: settlementEntry(parties, 'SELL', quantity, value),
    });
  }
  const parts = await sellFromLots(tx, { clientId, depotId, instrumentId }, quantity);
  const instrument = market.instruments.get(instrumentId);
  if (instrument === undefined) throw new Error(`A fund depot holds ${instrumentId}, which is no instrument`);
  await bookSaleTax(booking, {
    clientId,
    executionId,
    at: moment,
    instrument,
    parts,
    money: { value: valueEur, costs: feeEur },
    accountId,
    currency: EUR,
  });
  const row = await tx
    .insertInto('securities_order')
    .values(orderRow(seller, 'SELL', sale, { orderId, moment, isSettled }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const execution = executionRow(seller, sale, { orderId, executionId, at, settlesOn, isSettled });
  await tx.insertInto('order_execution').values(execution).execute();
  if (isTold(now, moment)) await publishOrder(booking, { row, executions: [execution] }, at);
  return { orderId, parts, taxEur: await taxOf(booking, clientId, { executionId, orderId }) };
}

async function taxOf(
  { tx }: Booking,
  clientId: string,
  sale: { readonly executionId: string; readonly orderId: string },
): Promise<Decimal> {
  const note = (await taxNotesOf(tx, clientId, sale))?.real;
  if (note === undefined) return zero;
  return [note.kest, note.soli, note.kist].map(decimal).reduce<Decimal>(add, zero);
}
