import { add, decimalText, zero, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { berlinTime } from '@domain/time/berlin-time';
import { instant, type Instant } from '@domain/time/instant';
import type { LocalDate } from '@domain/time/local-date';
import type { Insertable } from 'kysely';
import { json } from '@sandbox/platform/db/json';
import { settlementDay } from '@sandbox/market/venue/settlement-day';
import { addLot } from '@sandbox/ledger/lot-records';
import { buyEntry, collected, settlementEntry, type TradeMoney } from '@sandbox/ledger/trade-entries';
import type { Listing } from '@sandbox/market/price/listing';
import { secondOf } from '@sandbox/market/price/price-model';
import { wireAmount } from '@sandbox/market/price/wire-amount';
import { dayClosingAfter } from '@sandbox/market/venue/venue-hours';
import { publishOrder } from '../open/change-order';
import type { OrderExecutionTable, SecuritiesOrderTable } from '../store/order-tables';
import type { Booking } from '../trade/booking';

/** The plan that buys, and who pays. */
export interface PlanBuyer {
  readonly clientId: string;
  readonly depotId: string;
  /** In EUR. */
  readonly accountId: string;
  readonly savingsplanId: string;
  /** Who pays by direct debit, and the most that was signed. */
  readonly payer: { readonly iban: string; readonly holder: string; readonly most: Decimal } | undefined;
}

/** What a plan buys, at the price of its moment. */
export interface PlanPurchase {
  readonly listing: Listing;
  readonly quantity: Decimal;
  /** In the unit of the instrument's prices. */
  readonly price: Decimal;
  /** In the currency it is traded in, and in EUR. */
  readonly value: Decimal;
  readonly valueEur: Decimal;
  readonly feeEur: Decimal;
}

/** Nobody catches up on the events of orders that are older. */
const TOLD = 24 * 3_600_000;

/**
 * Buys for a plan: an order that is executed the moment it is there, with its booking, its lot and its place in the order
 * book, all in the caller's transaction. What has settled by `today` is settled at once. The caller has made sure of
 * the money while the customer's journal is locked. Gives back the order's id.
 */
export async function buyForPlan(
  booking: Booking,
  buyer: PlanBuyer,
  purchase: PlanPurchase,
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
      ...buyEntry(parties, money, zero, true).lines,
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
    .values(orderRow(buyer, purchase, orderId, moment, isSettled))
    .returningAll()
    .executeTakeFirstOrThrow();
  const execution = executionRow(buyer, purchase, { orderId, executionId, at, settlesOn, isSettled });
  await tx.insertInto('order_execution').values(execution).execute();
  if (nowOf(booking) - moment < TOLD) await publishOrder(booking, { row, executions: [execution] }, at);
  return orderId;
}

const nowOf = ({ bank }: Booking): Instant => instant(bank.clock.now());

function orderRow(
  { clientId, depotId, accountId, savingsplanId, payer }: PlanBuyer,
  { listing, quantity, value, valueEur, feeEur }: PlanPurchase,
  orderId: string,
  moment: Instant,
  isSettled: boolean,
): Insertable<SecuritiesOrderTable> {
  const at = new Date(moment);
  const { instrument, venue } = listing;
  const day = dayClosingAfter(venue, moment);
  const isFund = venue.type === 'FUND';
  return {
    client_id: clientId,
    order_id: orderId,
    depot_id: depotId,
    settlement_account_id: accountId,
    combination_id: null,
    leg_number: 1,
    partner_id: null,
    waits_for: null,
    order_type: 'MARKET',
    side: 'BUY',
    instrument_id: instrument.instrumentId,
    venue_id: venue.venueId,
    quantity: decimalText(quantity),
    open_quantity: '0',
    cancelled_quantity: '0',
    executed_quantity: decimalText(quantity),
    limit_price: null,
    trigger_price: null,
    extras: json({
      orderSource: 'SAVINGS_PLAN',
      savingsplanId,
      ...(payer === undefined
        ? {}
        : {
            directDebit: {
              consent: true,
              iban: payer.iban,
              maxAmount: wireAmount(payer.most, EUR),
              accountHolderName: payer.holder,
            },
          }),
    }),
    validity_type: isFund ? null : 'GFD',
    validity_date: isFund ? null : day.date,
    valid_until: new Date(day.closes),
    status: isSettled ? 'SETTLED' : 'EXECUTED',
    stage: 'ENDED',
    stage_since: at,
    triggered_at: null,
    used_sequence: secondOf(moment),
    wake_at: at,
    reserved: '0',
    executed_value_eur: decimalText(valueEur),
    fees_eur: decimalText(feeEur),
    expected_value: decimalText(value),
    version: 1,
    created_at: at,
    updated_at: at,
  };
}

const executionRow = (
  { clientId }: PlanBuyer,
  { quantity, price, value, valueEur, feeEur }: PlanPurchase,
  {
    orderId,
    executionId,
    at,
    settlesOn,
    isSettled,
  }: {
    readonly orderId: string;
    readonly executionId: string;
    readonly at: Date;
    readonly settlesOn: LocalDate;
    readonly isSettled: boolean;
  },
) =>
  ({
    client_id: clientId,
    execution_id: executionId,
    order_id: orderId,
    number: 1,
    quantity: decimalText(quantity),
    price: decimalText(price),
    value: decimalText(value),
    account_value: decimalText(valueEur),
    interest: '0',
    account_interest: '0',
    fee: decimalText(feeEur),
    executed_at: at,
    settles_on: settlesOn,
    settled_at: isSettled ? at : null,
  }) satisfies Insertable<OrderExecutionTable>;
