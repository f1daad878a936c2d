import { add, decimal, decimalText, isZero, subtract, type Decimal } from '@domain/money/decimal';
import { EUR, unit, type Unit } from '@domain/money/unit';
import { berlinTime } from '@domain/time/berlin-time';
import { nextTradingDay } from '@sandbox/market/venue/german-calendar';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { feeOfExecution } from '../cost/order-fees';
import { addLot, sellFromLots } from '@sandbox/ledger/lot-records';
import {
  buyEntry,
  collected,
  sellEntry,
  type TradeMoney,
  type TradeParties,
} from '@sandbox/ledger/trade-entries';
import type { Listing } from '@sandbox/market/price/listing';
import type { Market } from '@sandbox/market/market';
import type { Booking } from './booking';
import { changeOrder } from '../open/change-order';
import type { StoredOrder } from '../book/answered-order';
import type { Step } from './next-step';
import { orderStatus } from '../store/order-status';
import { tradeValue } from '../check/order-value';
import type { OrderRow } from '../store/order-record';

/**
 * Carries out one execution of a held order: quantities, execution, ledger, lots and event, all in the caller's
 * transaction. The row lock and the number of the execution make a second booking of the same one impossible.
 * Gives back the order as it is then.
 */
export async function executeOrder(
  booking: Booking,
  listing: Listing,
  row: OrderRow,
  step: Extract<Step, { kind: 'execute' }>,
): Promise<StoredOrder> {
  const { bank, tx, market, journal } = booking;
  const at = new Date(step.at);
  const currency = await accountCurrency(tx, row);
  const money = moneyOf(market, listing, row, step, currency);
  const parties = partiesOf(listing, row, currency);
  const open = subtract(decimal(row.open_quantity), step.quantity);
  const executed = add(decimal(row.executed_quantity), step.quantity);
  const isLast = isZero(open);
  const executionId = bank.newId();
  const entry =
    row.side === 'BUY'
      ? buyEntry(parties, money, decimal(row.reserved), isLast)
      : { lines: sellEntry(parties, money), reservedLeft: subtract(decimal(row.reserved), step.quantity) };
  const paidByDebit = row.extras.directDebit === undefined ? [] : collected(parties, money);
  await journal.post({
    kind: 'EXECUTION',
    reference: executionId,
    at,
    lines: [...entry.lines, ...paidByDebit],
  });

  const holding = { clientId: row.client_id, depotId: row.depot_id, instrumentId: row.instrument_id };
  if (row.side === 'SELL') await sellFromLots(tx, holding, step.quantity);
  else {
    const costEur = market.convert(add(money.accountValue, money.fee), currency, EUR, step.at);
    await addLot(tx, holding, {
      lotId: executionId,
      at,
      quantity: step.quantity,
      price: step.price,
      costEur,
    });
  }
  await tx
    .insertInto('order_execution')
    .values({
      client_id: row.client_id,
      execution_id: executionId,
      order_id: row.order_id,
      number: await nextNumber(tx, row),
      quantity: decimalText(step.quantity),
      price: decimalText(step.price),
      value: decimalText(money.value),
      account_value: decimalText(money.accountValue),
      fee: decimalText(money.fee),
      executed_at: at,
      settles_on: nextTradingDay(nextTradingDay(berlinTime(step.at).date)),
      settled_at: null,
    })
    .execute();
  return changeOrder(booking, row, at, {
    open_quantity: decimalText(open),
    executed_quantity: decimalText(executed),
    status: orderStatus({
      quantity: decimal(row.quantity),
      open,
      executed,
      cancelled: decimal(row.cancelled_quantity),
    }),
    stage: isLast ? 'ENDED' : 'WORKING',
    used_sequence: step.sequence,
    wake_at: new Date((step.sequence + 1) * 1_000),
    reserved: decimalText(entry.reservedLeft),
    executed_value_eur: decimalText(add(decimal(row.executed_value_eur), money.valueEur)),
    fees_eur: decimalText(add(decimal(row.fees_eur), money.feeEur)),
  });
}

/** The owners and units an order books between. */
export const partiesOf = ({ instrument }: Listing, row: OrderRow, currency: Unit): TradeParties => ({
  depotId: row.depot_id,
  accountId: row.settlement_account_id,
  instrumentId: row.instrument_id,
  tradingCurrency: instrument.currency,
  accountCurrency: currency,
});

/** The currency of the account an order settles on. */
export async function accountCurrency(tx: BankTransaction, row: OrderRow): Promise<Unit> {
  const { currency } = await tx
    .selectFrom('account')
    .select('currency')
    .where('client_id', '=', row.client_id)
    .where('account_id', '=', row.settlement_account_id)
    .executeTakeFirstOrThrow();
  return unit(currency);
}

function moneyOf(
  market: Market,
  { instrument, venue }: Listing,
  row: OrderRow,
  { quantity, price, at }: Extract<Step, { kind: 'execute' }>,
  currency: Unit,
): TradeMoney & { readonly valueEur: Decimal; readonly feeEur: Decimal } {
  const value = tradeValue(instrument, quantity, price);
  const valueEur = market.convert(value, instrument.currency, EUR, at);
  const feeEur = feeOfExecution(decimal(row.executed_value_eur), valueEur, decimal(row.fees_eur), venue.fee);
  return {
    quantity,
    value,
    accountValue: market.convert(value, instrument.currency, currency, at),
    fee: market.convert(feeEur, EUR, currency, at),
    valueEur,
    feeEur,
  };
}

async function nextNumber(tx: BankTransaction, row: OrderRow): Promise<number> {
  const { count } = await tx
    .selectFrom('order_execution')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_id', '=', row.client_id)
    .where('order_id', '=', row.order_id)
    .executeTakeFirstOrThrow();
  return count + 1;
}
