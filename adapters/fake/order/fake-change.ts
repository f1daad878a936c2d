import type { Order } from '@domain/order/open/order';
import type { ChangeOfOrder, OrderChange } from '@domain/order/open/order-change';
import { subtract } from '@domain/money/decimal';
import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';
import type { FakeBank } from '../bank/fake-bank';
import { errorMessage, refusal } from '../bank/fake-refusal';
import { refusalsOf } from './fake-order-rules';

/** The order that may be changed so; what stands against it is the failure. */
export function changeable(bank: FakeBank, { orderId, change }: ChangeOfOrder): E.Either<Failure, Order> {
  const found = bank.orders.find(orderId);
  if (E.isLeft(found)) return found;
  if (!found.right.modifiable) return E.left(refusal(errorMessage('fehler-order-nicht-aenderbar')));
  const refusals = refusalsOf(change, bank.world);
  return refusals.length > 0 ? E.left(refusal(...refusals)) : found;
}

/** The order as changed; each change makes a version of its own. */
export function changed(
  order: Order,
  { quantity = order.quantity, validity, ...prices }: OrderChange,
): Order {
  return {
    ...order,
    ...prices,
    quantity,
    openQuantity: { ...quantity, value: subtract(quantity.value, order.executedQuantity.value) },
    ...(validity && { validityType: validity.type }),
    ...(validity?.type === 'GTD' && { validUntil: validity.date }),
    version: String(Number(order.version ?? '0') + 1),
  };
}
