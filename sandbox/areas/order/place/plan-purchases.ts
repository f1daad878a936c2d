import { add, zero } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { berlinTime } from '@domain/time/berlin-time';
import { instant, type Instant } from '@domain/time/instant';
import { settlementDay } from '@sandbox/market/venue/settlement-day';
import { addLot } from '@sandbox/ledger/lot-records';
import { buyEntry, collected, settlementEntry, type TradeMoney } from '@sandbox/ledger/trade-entries';
import { publishOrder } from '../open/change-order';
import type { Booking } from '../trade/booking';
import { executionRow, isTold, orderRow, type MadeTrade, type Trader } from './made-order';

/**
 * Buys for what buys by itself, such as a savings plan: an order that is executed the moment it is there, with its
 * booking, its lot and its place in the order book, all in the caller's transaction. What has settled by `today` is settled at once. The caller has made sure of
 * the money while the customer's journal is locked. Gives back the order's id.
 */
export async function buyForPlan(
  booking: Booking,
  buyer: Trader,
  purchase: MadeTrade,
  moment: Instant,
): Promise<string> {
  const { bank, tx, journal, market } = booking;
  const { clientId, depotId, accountId, payer } = buyer;
  const { listing, quantity, price, value, valueEur, feeEur } = purchase;
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
      ...buyEntry(parties, money, zero, zero).lines,
      ...(payer === undefined ? [] : collected(parties, money)),
    ],
  });
  const settlesOn = settlementDay(berlinTime(moment).date);
  const isSettled = settlesOn <= berlinTime(nowOf(booking)).date;
  if (isSettled) {
    await journal.post({
      kind: 'SETTLEMENT',
      reference: `${executionId}/settlement`,
      at,
      lines: settlementEntry(parties, 'BUY', quantity, value),
    });
  }
  await addLot(
    tx,
    { clientId, depotId, instrumentId },
    {
      lotId: executionId,
      at,
      quantity,
      price,
      costEur: add(valueEur, feeEur),
      costs: feeEur,
      ...(tradingCurrency === EUR ? {} : { fxRate: market.rate(tradingCurrency, moment) }),
    },
  );
  const row = await tx
    .insertInto('securities_order')
    .values(orderRow(buyer, 'BUY', purchase, { orderId, moment, isSettled }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const execution = executionRow(buyer, purchase, { orderId, executionId, at, settlesOn, isSettled });
  await tx.insertInto('order_execution').values(execution).execute();
  if (isTold(nowOf(booking), moment)) await publishOrder(booking, { row, executions: [execution] }, at);
  return orderId;
}

const nowOf = ({ bank }: Booking): Instant => instant(bank.clock.now());
