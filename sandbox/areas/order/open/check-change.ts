import {
  add,
  compare,
  decimal,
  decimalText,
  maximum,
  subtract,
  zero,
  type Decimal,
} from '@domain/money/decimal';
import * as E from 'fp-ts/Either';
import type { Updateable } from 'kysely';
import type { BankDatabase } from '@sandbox/platform/db/database';
import type { WireMessage } from '@sandbox/platform/http/message';
import { refusal, type Refusal } from '@sandbox/platform/http/refusal';
import type { LedgerLine } from '@sandbox/ledger/ledger-line';
import { blockSecurities, reserveCash } from '@sandbox/ledger/trade-entries';
import type { Market } from '@sandbox/market/market';
import { priceUnit, quantityUnit, type TradedInstrument } from '@sandbox/market/catalogue/traded-instrument';
import { wireAmount } from '@sandbox/market/price/wire-amount';
import { checkOrder, hasErrors, type CheckedOrder } from '../check/check-order';
import { loadFacts } from '../check/load-facts';
import type { ChangeBody, LegBody } from '../routes/order-body';
import type { OrderFacts } from '../check/order-facts';
import { orderMessage } from '../check/order-messages';
import { findOrder, type OrderRow } from '../store/order-record';
import { chargedFor } from '../cost/order-fees';
import { fixedMessages } from './fixed-fields';
import { orderAnswer } from '../book/order-answer';
import { trailingDistance, type OrderExtras } from '../store/order-extras';
import { json } from '@sandbox/platform/db/json';
import { pricesOf } from '../place/order-rows';
import type { TrailingDistance } from '../trade/working-order';
import type { SecuritiesOrderTable } from '../store/order-tables';
import { isGiven, positiveAmount } from '../check/price-input';

/** A change that may be made. */
export interface CheckedChange {
  readonly messages: readonly WireMessage[];
  /** The open part as it will be. */
  readonly order: CheckedOrder;
  readonly columns: Updateable<SecuritiesOrderTable>;
  /** The other leg, which gets the same validity. */
  readonly partner?: { readonly row: OrderRow; readonly columns: Updateable<SecuritiesOrderTable> };
  /** What the change binds more, or less. */
  readonly lines: readonly LedgerLine[];
  /** Whether the order stands as it is asked for already: then nothing is written, and its version stays. */
  readonly isNone: boolean;
}

/**
 * Checks a change like a new order for the part that is still open, with what the order binds already counted as
 * available (rules.md 4): limit and trigger where the type has them, validity, and less of the open quantity; a
 * new quantity counts what has been executed.
 */
export async function checkChange(
  db: BankDatabase,
  market: Market,
  row: OrderRow,
  change: ChangeBody,
  now: number,
): Promise<E.Either<Refusal, CheckedChange>> {
  const instrument = market.instruments.get(row.instrument_id);
  if (instrument === undefined) throw new Error('An order without its instrument');
  const body = openPart(row, change, instrument.traded);
  const facts = await loadFacts(db, market, row.client_id, body, now);
  if (E.isLeft(facts)) return facts;
  const partner = await openPartnerOf(db, row);
  const bound = add(decimal(row.reserved), decimal(partner?.reserved ?? '0'));
  const { order, messages: checked } = checkOrder(
    body,
    withOwnBinding(facts.right, row, bound, partner),
    'full',
  );
  const messages = [
    ...fixedMessages(change, orderAnswer({ row, executions: [] }, instrument)),
    ...fieldMessages(row, change, instrument.traded),
    ...checked,
  ];
  if (order === undefined || hasErrors(messages)) {
    return E.left(refusal(422, 'precondition.failed', ...messages));
  }
  const reserved = bindingAfter(order, row, bound, partner);
  const term = askedValidity(row, change) === undefined ? undefined : validityOf(order);
  const terms = { ...termsOf(order, row), ...term };
  const isNone = leavesAsItIs(row, terms);
  return E.right({
    messages: isNone ? [...messages, orderMessage.info('hinweis-keine-aenderung')] : messages,
    isNone,
    order,
    columns: {
      ...terms,
      extras: json(terms.extras),
      reserved: decimalText(reserved),
      expected_value: decimalText(order.estimate.value),
    },
    ...(partner === undefined || term === undefined ? {} : { partner: { row: partner, columns: term } }),
    lines: linesOf(order, row, reserved),
  });
}

async function openPartnerOf(db: BankDatabase, row: OrderRow): Promise<OrderRow | undefined> {
  if (row.partner_id === null) return undefined;
  const partner = await findOrder(db, { clientId: row.client_id, orderId: row.partner_id });
  return partner?.stage === 'ENDED' ? undefined : partner;
}

const DISTANCES = ['trailingLimitDistAbs', 'trailingLimitDistRel'] as const;

const impossible = (field: string): WireMessage =>
  orderMessage.error('fehler-aenderung-nicht-moeglich', { origin: [field] });

/** What this order does not have cannot be changed, and the quantity only downwards within the open part. */
function fieldMessages(
  row: OrderRow,
  change: ChangeBody,
  instrument: TradedInstrument,
): readonly WireMessage[] {
  const { quantity } = change;
  return [
    ...(isGiven(change.limit) && row.limit_price === null ? [impossible('limit')] : []),
    ...(isGiven(change.triggerLimit) && row.trigger_price === null ? [impossible('triggerLimit')] : []),
    ...(trailingDistance(row.extras) === undefined
      ? DISTANCES.filter((field) => isGiven(change[field])).map(impossible)
      : []),
    ...(isGiven(quantity) ? quantityMessages(row, askedQuantity(change, instrument)) : []),
    ...validityMessages(row, change),
  ];
}

/** The whole quantity that is wanted; undefined where none is, or none that can be read. */
const askedQuantity = ({ quantity }: ChangeBody, instrument: TradedInstrument): Decimal | undefined =>
  isGiven(quantity) ? positiveAmount(quantity, quantityUnit(instrument), 5) : undefined;

function quantityMessages(row: OrderRow, asked: Decimal | undefined): readonly WireMessage[] {
  if (asked === undefined) return [orderMessage.error('fehler-menge-ungueltig', { origin: ['quantity'] })];
  if (row.combination_id !== null && compare(asked, decimal(row.quantity)) !== 0)
    return [impossible('quantity')];
  const isWithinOpen =
    compare(asked, decimal(row.quantity)) <= 0 && compare(asked, decimal(row.executed_quantity)) > 0;
  return isWithinOpen ? [] : [orderMessage.error('fehler-menge-nur-verringerbar', { origin: ['quantity'] })];
}

/** The validity that is wanted: a day alone is another day of an order that is good until one. */
const askedValidity = (row: OrderRow, { validityType, validity }: ChangeBody) =>
  isGiven(validityType) ? validityType : isGiven(validity) && row.validity_type === 'GTD' ? 'GTD' : undefined;

/** A day that is none of this order's, and a type that is no type. */
function validityMessages(row: OrderRow, change: ChangeBody): readonly WireMessage[] {
  if (change.validityType === '') return [impossible('validityType')];
  const isStray =
    change.validity !== undefined &&
    change.validity !== null &&
    askedValidity(row, change) !== 'GTD' &&
    change.validity !== row.validity_date;
  return isStray ? [impossible('validity')] : [];
}

/** The order as it would be entered now for its open part, with the change put in. */
function openPart(row: OrderRow, change: ChangeBody, instrument: TradedInstrument): LegBody {
  const current = asEntered(row, instrument);
  const asked = askedQuantity(change, instrument);
  const open =
    asked === undefined ? decimal(row.open_quantity) : subtract(asked, decimal(row.executed_quantity));
  const validityType = askedValidity(row, change);
  return {
    ...current,
    quantity: wireAmount(open, quantityUnit(instrument)),
    ...(isGiven(current.limit) ? { limit: change.limit ?? current.limit } : {}),
    ...(isGiven(current.triggerLimit) ? { triggerLimit: change.triggerLimit ?? current.triggerLimit } : {}),
    ...(isGiven(change.trailingLimitDistAbs) || isGiven(change.trailingLimitDistRel)
      ? {
          trailingLimitDistAbs: change.trailingLimitDistAbs ?? null,
          trailingLimitDistRel: change.trailingLimitDistRel ?? null,
        }
      : {}),
    ...(validityType === undefined ? {} : { validityType, validity: change.validity ?? null }),
  };
}

function asEntered(row: OrderRow, traded: TradedInstrument): LegBody {
  const unit = priceUnit(traded);
  return {
    ...row.extras,
    depotId: row.depot_id,
    settlementAccountId: row.settlement_account_id,
    side: row.side,
    instrumentId: row.instrument_id,
    orderType: row.order_type,
    venueId: row.venue_id,
    limit: row.limit_price === null ? null : wireAmount(decimal(row.limit_price), unit),
    triggerLimit: row.trigger_price === null ? null : wireAmount(decimal(row.trigger_price), unit),
    // The day as it stands: the longest term must not move on with each change.
    validityType: row.validity_type === null ? null : 'GTD',
    validity: row.validity_date,
  };
}

/** What the order and its other leg bind is there for the change; between both legs has to be the market. */
function withOwnBinding(
  facts: OrderFacts,
  row: OrderRow,
  bound: Decimal,
  partner: OrderRow | undefined,
): OrderFacts {
  const { side } = row;
  const { account, freeQuantity } = facts;
  return {
    ...facts,
    missingConsents: [],
    sofar: chargedFor(row),
    ...(partner === undefined ? {} : { standard: { kind: 'between' } }),
    ...(side === 'SELL' && freeQuantity !== undefined ? { freeQuantity: add(freeQuantity, bound) } : {}),
    ...(side === 'BUY' && account !== undefined
      ? { account: { ...account, available: add(account.available, bound) } }
      : {}),
  };
}

const validityOf = ({ validity }: CheckedOrder) => ({
  validity_type: validity.type ?? null,
  validity_date: validity.type === undefined ? null : validity.date,
  valid_until: new Date(validity.until),
});

/** What the customer has a say in; what it is worth and binds follows from it and from the prices of the moment. */
const termsOf = (order: CheckedOrder, row: OrderRow) => ({
  quantity: decimalText(add(order.quantity, decimal(row.executed_quantity))),
  open_quantity: decimalText(order.quantity),
  ...pricesOf(order.terms),
  extras: withDistance(row.extras, order),
});

/** Whether an order has these terms already, however their numbers are written. */
const leavesAsItIs = (
  row: OrderRow,
  { validity_type, validity_date, extras, ...prices }: ReturnType<typeof termsOf> & Partial<Term>,
): boolean =>
  NUMBERS.every((column) => isSameNumber(row[column], prices[column])) &&
  isSameDistance(trailingDistance(row.extras), trailingDistance(extras)) &&
  (validity_type ?? row.validity_type) === row.validity_type &&
  (validity_date ?? row.validity_date) === row.validity_date;

type Term = ReturnType<typeof validityOf>;

const NUMBERS = ['quantity', 'open_quantity', 'limit_price', 'trigger_price'] as const;

const isSameNumber = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : compare(decimal(one), decimal(other)) === 0;

const isSameDistance = (one: TrailingDistance | undefined, other: TrailingDistance | undefined): boolean =>
  one?.kind === other?.kind &&
  (one === undefined || other === undefined || compare(sizeOf(one), sizeOf(other)) === 0);

const sizeOf = (far: TrailingDistance): Decimal => (far.kind === 'absolute' ? far.distance : far.percent);

/** The distance as it will be kept; of two kinds only the new one. */
function withDistance(stored: OrderExtras, { extras }: CheckedOrder): OrderExtras {
  const { trailingLimitDistAbs: _amount, trailingLimitDistRel: _share, ...others } = stored;
  const { trailingLimitDistAbs: absolute, trailingLimitDistRel: relative } = extras;
  return {
    ...others,
    ...(absolute === undefined ? {} : { trailingLimitDistAbs: absolute }),
    ...(relative === undefined ? {} : { trailingLimitDistRel: relative }),
  };
}

/** What the open part binds after the change; with another leg at least what that one needs stays bound. */
function bindingAfter(
  { side, quantity, estimate, extras }: CheckedOrder,
  row: OrderRow,
  bound: Decimal,
  partner: OrderRow | undefined,
): Decimal {
  const own = decimal(row.reserved);
  if (side === 'SELL') return partner === undefined ? quantity : own;
  if (extras.directDebit !== undefined) return own;
  const more = subtract(estimate.needed, bound);
  return partner === undefined ? estimate.needed : add(own, maximum(more, zero));
}

function linesOf(order: CheckedOrder, row: OrderRow, reserved: Decimal): readonly LedgerLine[] {
  const more = subtract(reserved, decimal(row.reserved));
  return order.side === 'BUY'
    ? reserveCash(order.account.accountId, order.account.currency, more)
    : blockSecurities(row.depot_id, row.instrument_id, more);
}
