import type { FieldNode } from '../../form/nodes/node';
import type { OrderField } from '../draft/order-draft';
import { orderForm } from './order-form';

const { follow, debit, ...own } = orderForm.nodes;

/** The fields at which something can be found, by their places. */
export const orderFieldNodes = {
  instrument: own.instrument,
  side: own.side,
  quantity: own.quantity,
  orderType: own.orderType,
  triggerLimit: own.triggerLimit,
  distance: own.distance,
  limit: own.limit,
  limitExtension: own.limitExtension,
  tradingRestriction: own.tradingRestriction,
  venueId: own.venueId,
  validityType: own.validityType,
  validityDate: own.validityDate,
  'follow.orderType': follow.orderType,
  'follow.quantity': follow.quantity,
  'follow.triggerLimit': follow.triggerLimit,
  'follow.distance': follow.distance,
  'follow.limit': follow.limit,
  'follow.validityType': follow.validityType,
  'follow.validityDate': follow.validityDate,
  depotId: own.depotId,
  settlementAccountId: own.settlementAccountId,
  'debit.iban': debit.iban,
  'debit.maxAmount': debit.maxAmount,
  'debit.holder': debit.holder,
  freeAmountConfirmed: own.freeAmountConfirmed,
} as const satisfies Readonly<Record<OrderField, FieldNode<unknown, unknown>>>;

/** All fields, the switches of the page among them. */
export const allOrderFields: readonly FieldNode<unknown, unknown>[] = [
  ...Object.values(orderFieldNodes),
  own.distanceKind,
  own.tradingSystem,
  own.allowManualQuotation,
  follow.distanceKind,
  debit.consent,
];

/** Whether a name is that of a field at which something can be found. */
export const isOrderField = (name: string): name is OrderField => Object.hasOwn(orderFieldNodes, name);
