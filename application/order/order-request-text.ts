import { calendarDay } from '@domain/time/local-date';
import type { DirectDebit } from '@domain/order/direct-debit';
import {
  enterableOrderTypes,
  type FollowOrder,
  type LimitOrder,
  type OrderFrame,
  type OrderRequest,
  type SingleOrder,
  type StopMarketOrder,
} from '@domain/order/order-request';
import { limitExtensions, tradingRestrictions } from '@domain/order/order-type';
import { sides } from '@domain/order/side';
import type { TrailingDistance } from '@domain/order/trailing-distance';
import { type Validity, validityTypes } from '@domain/order/validity';
import { assertNever } from '@domain/assert-never';
import { decimal, decimalText } from '@domain/money/decimal';
import { iban } from '@domain/codes/iban';
import { accountId, depotId, instrumentId, quoteId, quoteTicketId, venueId } from '@domain/codes/ids';
import { percentage } from '@domain/money/percentage';
import { wireMoment } from '@domain/time/wire-moment';
import { readAmount, storedAmount } from '../shared/stored-amount';
import { validCode } from '../shared/stored-code';
import type { StoredFields } from '../shared/stored-fields';

/** An order as one text with its fields in a fixed order: two orders are the same if their texts are. */
export const orderRequestText = (order: OrderRequest): string => JSON.stringify(storedOrder(order));

/** Whether both orders are the same in every field, legs and their order included. */
export const isSameOrder = (one: OrderRequest, other: OrderRequest): boolean =>
  orderRequestText(one) === orderRequestText(other);

/** Whether both orders mean the same deal: those from quotes have each a price, and a ticket, of their own. */
export const isSameDeal = (one: OrderRequest, other: OrderRequest): boolean =>
  JSON.stringify(dealOf(one)) === JSON.stringify(dealOf(other));

const dealOf = (order: OrderRequest): object =>
  order.orderType === 'QUOTE'
    ? {
        ...storedSingle(order),
        limit: undefined,
        quoteId: undefined,
        quoteTicketId: undefined,
        quotedAt: undefined,
      }
    : storedOrder(order);

/** The plain fields an order is stored as. */
export function storedOrder(order: OrderRequest): object {
  switch (order.orderType) {
    case 'ONE_CANCELS_OTHER':
    case 'NEXT_ORDER': {
      const { orderType, depotId, subOrders } = order;
      return { orderType, depotId, subOrders: subOrders.map(storedOrder) };
    }
    default:
      return storedSingle(order);
  }
}

const storedSingle = (order: SingleOrder) => ({
  orderType: order.orderType,
  depotId: order.depotId,
  settlementAccountId: order.settlementAccountId,
  side: order.side,
  instrumentId: order.instrumentId,
  venueId: order.venueId,
  quantity: storedAmount(order.quantity),
  limit: 'limit' in order ? storedAmount(order.limit) : undefined,
  triggerLimit: 'triggerLimit' in order ? storedAmount(order.triggerLimit) : undefined,
  trailing: 'trailing' in order ? storedTrailing(order.trailing) : undefined,
  validity: order.validity,
  limitExtension: order.limitExtension,
  tradingRestriction: order.tradingRestriction,
  directDebit: order.directDebit && storedDebit(order.directDebit),
  freeAmountConfirmed: order.freeAmountConfirmed,
  ...(order.orderType === 'QUOTE'
    ? { quoteId: order.quoteId, quoteTicketId: order.quoteTicketId, quotedAt: order.quotedAt }
    : {}),
});

const storedTrailing = (trailing: TrailingDistance) =>
  trailing.kind === 'absolute'
    ? { kind: trailing.kind, distance: storedAmount(trailing.distance) }
    : { kind: trailing.kind, distance: decimalText(trailing.distance) };

const storedDebit = ({ maxAmount, ...debit }: DirectDebit) => ({
  ...debit,
  ...(maxAmount && { maxAmount: storedAmount(maxAmount) }),
});

/** The order of stored fields; throws on what is none. */
export function readOrder(fields: StoredFields): OrderRequest {
  const orderType = fields.oneOf('orderType', enterableOrderTypes);
  switch (orderType) {
    case 'MARKET':
      return { ...readFrame(fields), orderType };
    case 'LIMIT':
      return readLimit(fields);
    case 'STOP_MARKET':
      return readStop(fields);
    case 'STOP_LIMIT':
      return { ...readFrame(fields), orderType, ...readTrigger(fields), ...readLimitPrice(fields) };
    case 'TRAILING_STOP_MARKET':
    case 'TRAILING_STOP_NATIVE_MARKET':
      return { ...readFrame(fields), orderType, ...readTrigger(fields), ...readTrailing(fields) };
    case 'TRAILING_STOP_LIMIT':
      return {
        ...readFrame(fields),
        orderType,
        ...readTrigger(fields),
        ...readTrailing(fields),
        ...readLimitPrice(fields),
      };
    case 'QUOTE':
      return {
        ...readFrame(fields),
        orderType,
        ...readLimitPrice(fields),
        quoteId: quoteId(fields.text('quoteId')),
        quoteTicketId: quoteTicketId(fields.text('quoteTicketId')),
        quotedAt: wireMoment(fields.text('quotedAt')),
      };
    case 'ONE_CANCELS_OTHER': {
      const [stop, limit] = readLegs(fields);
      return { orderType, ...readDepot(fields), subOrders: [readStop(stop), readLimit(limit)] };
    }
    case 'NEXT_ORDER': {
      const [base, follow] = readLegs(fields);
      return { orderType, ...readDepot(fields), subOrders: [readLimit(base), readFollow(follow)] };
    }
    default:
      return assertNever(orderType);
  }
}

const readLimit = (fields: StoredFields): LimitOrder => ({
  ...readFrame(fields),
  orderType: fields.oneOf('orderType', ['LIMIT']),
  ...readLimitPrice(fields),
});

const readStop = (fields: StoredFields): StopMarketOrder => ({
  ...readFrame(fields),
  orderType: fields.oneOf('orderType', ['STOP_MARKET']),
  ...readTrigger(fields),
});

function readFollow(fields: StoredFields): FollowOrder {
  const order = readOrder(fields);
  switch (order.orderType) {
    case 'MARKET':
    case 'QUOTE':
    case 'NEXT_ORDER':
      throw new TypeError(`${order.orderType} cannot follow`);
    default:
      return order;
  }
}

function readLegs(fields: StoredFields): readonly [StoredFields, StoredFields] {
  const [first, second, ...more] = fields.list('subOrders');
  if (first === undefined || second === undefined || more.length > 0) throw new TypeError('not two legs');
  return [first, second];
}

const readDepot = (fields: StoredFields) => ({ depotId: depotId(fields.text('depotId')) });

const readFrame = (fields: StoredFields): OrderFrame => ({
  ...readDepot(fields),
  settlementAccountId: accountId(fields.text('settlementAccountId')),
  side: fields.oneOf('side', sides),
  instrumentId: instrumentId(fields.text('instrumentId')),
  venueId: venueId(fields.text('venueId')),
  quantity: readAmount(fields.fields('quantity')),
  ...(fields.has('validity') ? { validity: readValidity(fields.fields('validity')) } : {}),
  ...(fields.has('limitExtension')
    ? { limitExtension: fields.oneOf('limitExtension', limitExtensions) }
    : {}),
  ...(fields.has('tradingRestriction')
    ? { tradingRestriction: fields.oneOf('tradingRestriction', tradingRestrictions) }
    : {}),
  ...(fields.has('directDebit') ? { directDebit: readDebit(fields.fields('directDebit')) } : {}),
  ...(fields.has('freeAmountConfirmed') && fields.flag('freeAmountConfirmed')
    ? { freeAmountConfirmed: true }
    : {}),
});

const readLimitPrice = (fields: StoredFields) => ({ limit: readAmount(fields.fields('limit')) });

const readTrigger = (fields: StoredFields) => ({ triggerLimit: readAmount(fields.fields('triggerLimit')) });

function readTrailing(fields: StoredFields): { readonly trailing: TrailingDistance } {
  const trailing = fields.fields('trailing');
  const kind = trailing.oneOf('kind', ['absolute', 'relative']);
  return {
    trailing:
      kind === 'absolute'
        ? { kind, distance: readAmount(trailing.fields('distance')) }
        : { kind, distance: percentage(decimal(trailing.text('distance'))) },
  };
}

const readDebit = (fields: StoredFields): DirectDebit => ({
  iban: validCode(iban(fields.text('iban'))),
  ...(fields.has('maxAmount') ? { maxAmount: readAmount(fields.fields('maxAmount')) } : {}),
  accountHolderName: fields.text('accountHolderName'),
});

function readValidity(fields: StoredFields): Validity {
  const type = fields.oneOf('type', validityTypes);
  return type === 'GTD' ? { type, date: calendarDay(fields.text('date')) } : { type };
}
