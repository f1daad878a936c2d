import { berlinTime } from '@domain/time/berlin-time';
import { addDays } from '@domain/time/local-date';
import { tradingDayUpTo } from '@sandbox/market/venue/german-calendar';
import { settlementDay } from '@sandbox/market/venue/settlement-day';
import {
  add,
  decimal,
  decimalText,
  divide,
  negate,
  subtract,
  zero,
  type Decimal,
} from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import { EUR, type Unit } from '@domain/money/unit';
import { orderFees } from '../cost/order-fees';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import type { Bank } from '@sandbox/platform/bank';
import { stableId } from '@sandbox/platform/identifiers';
import { Journal } from '@sandbox/ledger/journal';
import { blockSecurities, reserveCash } from '@sandbox/ledger/trade-entries';
import { loadCatalogue, type Catalogue } from '@sandbox/market/catalogue/catalogue';
import { eurRate } from '@sandbox/market/price/exchange-rate';
import { zoneInstant } from '@sandbox/market/venue/zone-time';
import { accountIdOf, clientIdOf, depotIdOf } from '@sandbox/world/demo-customers';
import { venueIdOf } from '@sandbox/market/venue/venues';
import { executedAt } from './executed-at';
import { DEMO_COMBINATIONS, type DemoCombination } from './demo-combinations';
import { DEMO_ORDERS, type DemoOrder } from './demo-orders';
import { DEMO_OPEN_ORDERS } from './demo-open-orders';
import { bookPastTrades, type PastTrade } from './past-trades';
import { interestOn, tradeValue } from '../check/order-value';

/** Anna Berger, who has everything. */
const CUSTOMER = '10000001';

const OPEN: ReadonlySet<string> = new Set(['OPEN', 'PARTIALLY_EXECUTED', 'WAITING']);

const orderIdOf = ({ key }: DemoOrder): string => stableId('order', `${CUSTOMER}/${key}`);

/** Where a leg stands in a combined order. */
interface Leg {
  readonly combination_id: string;
  readonly leg_number: number;
  readonly partner_id?: string;
  readonly waits_for?: string;
}

/** Where a combined order stands in another one. */
interface Place {
  readonly parent_id: string;
  readonly waits_for: string;
}

/**
 * Gives the main demo customer an order book. Trades of the past are booked as they moved the account; what is still
 * open binds its money and securities like an order entered today.
 */
export async function seedOrders(tx: BankTransaction, bank: Bank): Promise<void> {
  const seeding = new OrderSeeding(tx, bank, await loadCatalogue(tx));
  for (const order of [...DEMO_ORDERS, ...DEMO_OPEN_ORDERS]) await seeding.add(order);
  for (const combination of DEMO_COMBINATIONS) await seeding.combine(combination);
  await seeding.bookPast();
}

/** What waits for its base, or is the issuer's affair, does not meet the market. */
const isWorking = ({ status, type }: DemoOrder): boolean => status !== 'WAITING' && type !== 'SUBSCRIPTION';

const ENDED_EARLY: ReadonlySet<string> = new Set(['CANCELLED_USER', 'CANCELLED_SYSTEM', 'CANCELLED_TRADE']);

class OrderSeeding {
  readonly #tx: BankTransaction;
  readonly #bank: Bank;
  readonly #catalogue: Catalogue;
  readonly #clientId = clientIdOf(CUSTOMER);
  readonly #depotId = depotIdOf(CUSTOMER, 'depot');
  readonly #accountId = accountIdOf(CUSTOMER, 'giro');
  readonly #past: PastTrade[] = [];

  constructor(tx: BankTransaction, bank: Bank, catalogue: Catalogue) {
    this.#tx = tx;
    this.#bank = bank;
    this.#catalogue = catalogue;
  }

  /** When an order of so many days ago was entered: at half past ten of an exchange day. */
  enteredAt({ daysAgo }: DemoOrder): Date {
    const today = berlinTime(instant(this.#bank.clock.now())).date;
    return new Date(zoneInstant('Europe/Berlin', tradingDayUpTo(addDays(today, -daysAgo)), '10:30'));
  }

  /** A combined order with its legs; the second leg of a next order may be one itself. */
  async combine({ key, type, legs }: DemoCombination, place?: Place): Promise<void> {
    const combination_id = stableId('combination', `${CUSTOMER}/${key}`);
    const [first, second] = legs;
    await this.#tx
      .insertInto('combination')
      .values({
        client_id: this.#clientId,
        combination_id,
        depot_id: this.#depotId,
        order_type: type,
        parent_id: place?.parent_id ?? null,
        leg_number: place === undefined ? 1 : 2,
        created_at: this.enteredAt(first),
      })
      .execute();
    const waiting = place === undefined ? {} : { waits_for: place.waits_for };
    if ('legs' in second) {
      await this.add(first, { combination_id, leg_number: 1 });
      await this.combine(second, { parent_id: combination_id, waits_for: orderIdOf(first) });
      return;
    }
    const isNext = type === 'NEXT_ORDER';
    const partner = (order: DemoOrder) => (isNext ? {} : { partner_id: orderIdOf(order) });
    await this.add(first, { combination_id, leg_number: 1, ...waiting, ...partner(second) });
    await this.add(second, {
      combination_id,
      leg_number: 2,
      ...(isNext ? { waits_for: orderIdOf(first) } : waiting),
      ...partner(first),
    });
  }

  async add(order: DemoOrder, leg?: Leg): Promise<void> {
    const instrument = this.#catalogue.byCode.get(order.wkn);
    if (instrument === undefined) throw new Error(`No instrument with WKN ${order.wkn}`);
    const orderId = orderIdOf(order);
    const isOpen = OPEN.has(order.status);
    const quantity = decimal(order.quantity);
    const executed = decimal(order.executed ?? '0');
    const rest = subtract(quantity, executed);
    const binds = isOpen && isWorking(order) && (leg?.leg_number ?? 1) === 1;
    const reserved = binds ? this.#reservation(order, rest) : zero;
    const at = this.enteredAt(order);
    const validOn = tradingDayUpTo(
      addDays(berlinTime(instant(isOpen ? this.#bank.clock.now() : at.getTime())).date, order.daysLeft ?? 0),
    );
    const validUntil = new Date(zoneInstant('Europe/Berlin', validOn, '22:00'));
    const changedAt = this.#changedAt(order, at, validUntil);
    const price = order.limit ?? order.trigger ?? order.price;
    const firstValue = order.price === undefined ? zero : this.#eur(order, executed, order.price);
    await this.#tx
      .insertInto('securities_order')
      .values({
        client_id: this.#clientId,
        order_id: orderId,
        depot_id: this.#depotId,
        settlement_account_id: this.#accountId,
        combination_id: leg?.combination_id ?? null,
        leg_number: leg?.leg_number ?? 1,
        partner_id: leg?.partner_id ?? null,
        waits_for: leg?.waits_for ?? null,
        order_type: order.type,
        side: order.side,
        instrument_id: instrument.row.instrument_id,
        venue_id: venueIdOf(order.venue),
        quantity: order.quantity,
        open_quantity: isOpen ? decimalText(rest) : '0',
        cancelled_quantity: isOpen ? '0' : decimalText(rest),
        executed_quantity: decimalText(executed),
        limit_price: order.limit ?? null,
        trigger_price: order.trigger ?? null,
        extras: json(order.extras ?? {}),
        validity_type: order.validity,
        validity_date: validOn,
        valid_until: validUntil,
        status: order.status,
        stage: isOpen ? (isWorking(order) ? 'WORKING' : 'WAITING') : 'ENDED',
        stage_since: changedAt,
        triggered_at: null,
        used_sequence: 0,
        wake_at: this.#bank.clock.date(),
        reserved: decimalText(reserved),
        executed_value_eur: decimalText(firstValue),
        fees_eur: order.price === undefined ? '0' : decimalText(orderFees(firstValue, decimal('2.50')).total),
        expected_value:
          price === undefined ? null : decimalText(tradeValue(instrument.traded, quantity, decimal(price))),
        version: 1,
        created_at: at,
        updated_at: changedAt,
      })
      .execute();
    if (order.price !== undefined)
      await this.#execution(order, orderId, executed, order.price, executedAt(at));
    if (binds) await this.#bind(order, orderId, reserved);
  }

  /** When it last became what it is: what was executed of it lies before its end, and one that expired stood to the last. */
  #changedAt({ status, price }: DemoOrder, entered: Date, validUntil: Date): Date {
    if (status === 'EXPIRED') return validUntil;
    if (ENDED_EARLY.has(status)) return new Date(entered.getTime() + 25 * 60_000);
    return price === undefined ? entered : executedAt(entered);
  }

  async #bind(order: DemoOrder, orderId: string, reserved: Decimal): Promise<void> {
    const instrument = this.#catalogue.byCode.get(order.wkn);
    const journal = await Journal.lock(this.#tx, this.#clientId);
    await journal.post({
      kind: 'RESERVATION',
      reference: `${orderId}/1`,
      at: this.#bank.clock.date(),
      lines:
        order.side === 'BUY'
          ? reserveCash(this.#accountId, EUR, reserved)
          : blockSecurities(this.#depotId, instrument?.row.instrument_id ?? '', reserved),
    });
  }

  async #execution(
    order: DemoOrder,
    orderId: string,
    quantity: Decimal,
    price: string,
    at: Date,
  ): Promise<void> {
    const instrument = this.#catalogue.byCode.get(order.wkn);
    if (instrument === undefined) return;
    const day = berlinTime(instant(at.getTime())).date;
    const value = tradeValue(instrument.traded, quantity, decimal(price));
    const valueEur = this.#eur(order, quantity, price);
    const interest = interestOn(instrument.traded, quantity, day);
    const interestEur = this.#inEur(instrument.traded.currency, interest);
    const paid = add(valueEur, interestEur);
    const executionId = stableId('execution', `${CUSTOMER}/${order.key}`);
    const fee = orderFees(valueEur, decimal('2.50')).total;
    const moved = order.side === 'BUY' ? negate(add(paid, fee)) : subtract(paid, fee);
    this.#past.push({ executionId, at, moved });
    await this.#tx
      .insertInto('order_execution')
      .values({
        client_id: this.#clientId,
        execution_id: executionId,
        order_id: orderId,
        number: 1,
        quantity: decimalText(quantity),
        price,
        value: decimalText(value),
        account_value: decimalText(valueEur),
        interest: decimalText(interest),
        account_interest: decimalText(interestEur),
        fee: decimalText(fee),
        executed_at: at,
        known_at: null,
        settles_on: settlementDay(day),
        settled_at: at,
      })
      .execute();
  }

  bookPast(): Promise<void> {
    const owner = { clientId: this.#clientId, accountId: this.#accountId, name: 'Anna Berger' };
    return bookPastTrades(this.#tx, owner, this.#past);
  }

  /** Money for a buy, securities for a sale. */
  #reservation(order: DemoOrder, quantity: Decimal): Decimal {
    if (order.side === 'SELL') return quantity;
    const value = this.#eur(order, quantity, order.limit ?? '0');
    return add(value, orderFees(value, decimal('2.50')).total);
  }

  #inEur(currency: Unit, amount: Decimal): Decimal {
    const rate = decimal(eurRate(this.#bank.settings.seed, currency, this.#bank.clock.now()));
    return divide(amount, rate, 2, 'half-up');
  }

  #eur(order: DemoOrder, quantity: Decimal, price: string): Decimal {
    const instrument = this.#catalogue.byCode.get(order.wkn)?.traded;
    if (instrument === undefined) return zero;
    return this.#inEur(instrument.currency, tradeValue(instrument, quantity, decimal(price)));
  }
}
