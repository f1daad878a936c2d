import { decimalText, zero, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { berlinTime } from '@domain/time/berlin-time';
import { instant, type Instant } from '@domain/time/instant';
import type { LocalDate } from '@domain/time/local-date';
import type { Insertable } from 'kysely';
import { json } from '@sandbox/platform/db/json';
import type { LedgerLine } from '@sandbox/ledger/ledger-line';
import { settlementEntry, type TradeMoney, type TradeParties } from '@sandbox/ledger/trade-entries';
import type { Listing } from '@sandbox/market/price/listing';
import { secondOf } from '@sandbox/market/price/price-model';
import { wireAmount } from '@sandbox/market/price/wire-amount';
import { settlementDay } from '@sandbox/market/venue/settlement-day';
import { dayClosingAfter } from '@sandbox/market/venue/venue-hours';
import { publishOrder } from '../open/change-order';
import type { OrderExtras } from '../store/order-extras';
import type { OrderExecutionTable, SecuritiesOrderTable } from '../store/order-tables';
import type { Booking } from '../trade/booking';
import type { Side } from '../trade/working-order';

/** What trades by itself, and where it is booked. */
export interface Trader {
  readonly clientId: string;
  readonly depotId: string;
  /** In EUR. */
  readonly accountId: string;
  /** What made the order, in the words of the wire. */
  readonly source: Pick<OrderExtras, 'orderSource' | 'savingsplanId' | 'fundOrderId'>;
  /** Who pays by direct debit, and the most that was signed. */
  readonly payer: { readonly iban: string; readonly holder: string; readonly most: Decimal } | undefined;
}

/** What is traded, at the price of its moment. */
export interface MadeTrade {
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

/** Whether those who watch are told of an order of this moment. */
const isTold = (now: Instant, moment: Instant): boolean => now - moment < TOLD;

/** An order that is executed the moment it is there. */
function orderRow(
  { clientId, depotId, accountId, source, payer }: Trader,
  side: Side,
  { listing, quantity, value, valueEur, feeEur }: MadeTrade,
  { orderId, moment, isSettled }: { orderId: string; moment: Instant; isSettled: boolean },
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
    side,
    instrument_id: instrument.instrumentId,
    venue_id: venue.venueId,
    quantity: decimalText(quantity),
    open_quantity: '0',
    cancelled_quantity: '0',
    executed_quantity: decimalText(quantity),
    limit_price: null,
    trigger_price: null,
    extras: json({
      ...source,
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

/** Its one execution. */
const executionRow = (
  { clientId }: Trader,
  { quantity, price, value, valueEur, feeEur }: MadeTrade,
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
    known_at: null,
    settles_on: settlesOn,
    settled_at: isSettled ? at : null,
  }) satisfies Insertable<OrderExecutionTable>;

/** What one side of such a trade books of its own. */
export interface MadeSide<Lots> {
  readonly side: Side;
  /** What the execution moves. */
  readonly entry: (parties: TradeParties, money: TradeMoney) => readonly LedgerLine[];
  /** What becomes of the lots, once the execution is booked. */
  readonly lots: (executionId: string) => Promise<Lots>;
}

/**
 * An order that is executed the moment it is there, with its booking, its lots and its place in the order book, all in the
 * caller's transaction. What has settled by today is settled at once. The caller has made sure that money and securities
 * are there while the customer's journal is locked.
 */
export async function makeOrder<Lots>(
  booking: Booking,
  trader: Trader,
  trade: MadeTrade,
  moment: Instant,
  { side, entry, lots }: MadeSide<Lots>,
): Promise<{ readonly orderId: string; readonly executionId: string; readonly lots: Lots }> {
  const { bank, tx, journal } = booking;
  const { depotId, accountId } = trader;
  const { listing, quantity, value, valueEur, feeEur } = trade;
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
  await journal.post({ kind: 'EXECUTION', reference: executionId, at, lines: entry(parties, money) });
  const settlesOn = settlementDay(berlinTime(moment).date);
  const now = instant(bank.clock.now());
  const isSettled = settlesOn <= berlinTime(now).date;
  if (isSettled) {
    await journal.post({
      kind: 'SETTLEMENT',
      reference: `${executionId}/settlement`,
      at,
      lines: settlementEntry(parties, side, quantity, value),
    });
  }
  const kept = await lots(executionId);
  const row = await tx
    .insertInto('securities_order')
    .values(orderRow(trader, side, trade, { orderId, moment, isSettled }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const execution = executionRow(trader, trade, { orderId, executionId, at, settlesOn, isSettled });
  await tx.insertInto('order_execution').values(execution).execute();
  if (isTold(now, moment)) await publishOrder(booking, { row, executions: [execution] }, at);
  return { orderId, executionId, lots: kept };
}
