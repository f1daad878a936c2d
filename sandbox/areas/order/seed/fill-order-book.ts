import { berlinTime } from '@domain/time/berlin-time';
import { addDays } from '@domain/time/local-date';
import { tradingDayUpTo } from '@sandbox/market/venue/german-calendar';
import { settlementDay } from '@sandbox/market/venue/settlement-day';
import { add, decimal, decimalText, multiply, rescale, sum, type Decimal } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import { EUR } from '@domain/money/unit';
import type { Selectable } from 'kysely';
import { orderFees } from '../cost/order-fees';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { insertRows } from '@sandbox/platform/db/insert-rows';
import type { Fill } from '@sandbox/platform/area';
import type { Bank } from '@sandbox/platform/bank';
import { Journal } from '@sandbox/ledger/journal';
import { reserveCash } from '@sandbox/ledger/trade-entries';
import { loadCatalogue, type CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import { zoneInstant } from '@sandbox/market/venue/zone-time';
import type { OrderStatus } from '../store/order-status';
import type { OrderExecutionTable, SecuritiesOrderTable } from '../store/order-tables';
import { accountIdOf, clientIdOf, depotIdOf } from '@sandbox/world/demo-customers';
import { executedAt } from './executed-at';

/** Paul Quandt, who trades every day. */
const CUSTOMER = '10000015';
const ORDERS = 10_000;
const ORDERS_A_DAY = 20;

/** How each of the past has ended, over and over; the first few, the latest, are still open. */
const ENDS: readonly OrderStatus[] = [
  'SETTLED',
  'SETTLED',
  'CANCELLED_USER',
  'SETTLED',
  'EXPIRED',
  'SETTLED',
  'CANCELLED_SYSTEM',
];
const OPEN = 40;

type OrderRow = Selectable<SecuritiesOrderTable>;
type Owner = Pick<OrderRow, 'client_id' | 'depot_id' | 'settlement_account_id'>;
type ExecutionRow = Selectable<OrderExecutionTable>;

/**
 * Gives a customer an order book of ten thousand orders: limited purchases of years, nearly all of them over. What
 * the past moved is in the opening balances; what is still open binds its money.
 */
async function fillOrderBook(tx: BankTransaction, bank: Bank): Promise<void> {
  const journal = await Journal.lock(tx, clientIdOf(CUSTOMER));
  const { instruments } = await loadCatalogue(tx);
  const traded = [...instruments.values()].filter(
    ({ row, venues }) => row.instrument_type === 'SHARE' && row.currency === 'EUR' && venues.length > 1,
  );
  const accountId = accountIdOf(CUSTOMER, 'giro');
  const owner: Owner = {
    client_id: clientIdOf(CUSTOMER),
    depot_id: depotIdOf(CUSTOMER, 'depot'),
    settlement_account_id: accountId,
  };
  const orders = Array.from({ length: ORDERS }, (_, index): OrderRow[] => {
    const instrument = traded[index % traded.length];
    return instrument === undefined ? [] : [orderRow(bank, owner, instrument, index)];
  }).flat();
  await insertRows(tx, 'securities_order', orders);
  const settled = orders.filter(({ status }) => status === 'SETTLED');
  await insertRows(
    tx,
    'order_execution',
    settled.map((row) => executionRow(bank, row)),
  );
  await journal.post({
    kind: 'RESERVATION',
    reference: 'open orders',
    at: bank.clock.date(),
    lines: reserveCash(accountId, EUR, sum(orders.map(({ reserved }) => decimal(reserved)))),
  });
}

/** The order book of ten thousand orders. */
export const orderBookFill: Fill = { accessNumber: CUSTOMER, fill: fillOrderBook };

function orderRow(
  bank: Bank,
  owner: Owner,
  { row: instrument, venues }: CatalogueInstrument,
  index: number,
): OrderRow {
  const isOpen = index < OPEN;
  const status = isOpen ? 'OPEN' : (ENDS[index % ENDS.length] ?? 'EXPIRED');
  const today = berlinTime(instant(bank.clock.now())).date;
  const day = tradingDayUpTo(addDays(today, -1 - Math.floor(index / ORDERS_A_DAY)));
  const minutes = 10 * 60 + (ORDERS_A_DAY - (index % ORDERS_A_DAY)) * 20;
  const at = new Date(zoneInstant('Europe/Berlin', day, clockText(minutes)));
  const quantity = String(1 + ((index * 7) % 60));
  const limit = rescale(
    multiply(decimal(instrument.start_price), decimal(isOpen ? '0.60' : '0.98')),
    2,
    'down',
  );
  const value = multiply(decimal(quantity), limit);
  const validOn = isOpen ? tradingDayUpTo(addDays(today, 90)) : day;
  const executed = status === 'SETTLED';
  const validUntil = new Date(zoneInstant('Europe/Berlin', validOn, '22:00'));
  const changedAt = executed ? executedAt(at) : status === 'EXPIRED' ? validUntil : at;
  return {
    ...owner,
    order_id: bank.newId(),
    combination_id: null,
    leg_number: 1,
    partner_id: null,
    waits_for: null,
    order_type: 'LIMIT',
    side: 'BUY',
    instrument_id: instrument.instrument_id,
    venue_id: venues[index % venues.length]?.venueId ?? '',
    quantity,
    open_quantity: isOpen ? quantity : '0',
    cancelled_quantity: isOpen || executed ? '0' : quantity,
    executed_quantity: executed ? quantity : '0',
    limit_price: decimalText(limit),
    trigger_price: null,
    extras: {},
    validity_type: 'GTD',
    validity_date: validOn,
    valid_until: validUntil,
    status,
    stage: isOpen ? 'WORKING' : 'ENDED',
    stage_since: changedAt,
    triggered_at: null,
    used_sequence: 0,
    wake_at: bank.clock.date(),
    reserved: isOpen ? decimalText(withFees(value)) : '0',
    end_reason: null,
    executed_value_eur: executed ? decimalText(value) : '0',
    fees_eur: executed ? decimalText(orderFees(value, VENUE_FEE).total) : '0',
    expected_value: decimalText(value),
    version: 1,
    created_at: at,
    updated_at: changedAt,
  };
}

const VENUE_FEE = decimal('2.50');

const withFees = (value: Decimal): Decimal => add(value, orderFees(value, VENUE_FEE).total);

function executionRow(bank: Bank, row: OrderRow): ExecutionRow {
  const at = executedAt(row.created_at);
  return {
    client_id: row.client_id,
    execution_id: bank.newId(),
    order_id: row.order_id,
    number: 1,
    quantity: row.quantity,
    price: row.limit_price ?? '0',
    value: row.executed_value_eur,
    account_value: row.executed_value_eur,
    // The long book trades nothing with accrued interest.
    interest: '0',
    account_interest: '0',
    fee: row.fees_eur,
    executed_at: at,
    known_at: null,
    settles_on: settlementDay(berlinTime(instant(at.getTime())).date),
    settled_at: at,
  };
}

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
