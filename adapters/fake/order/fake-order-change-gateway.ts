import type { OrderChangeGateway } from '@application/ports/bank/order-change-gateway';
import type { Checked } from '@application/ports/bank/order-gateway';
import type { Result } from '@application/ports/result';
import type { Order } from '@domain/order/open/order';
import type { OrderChange } from '@domain/order/open/order-change';
import { subtract } from '@domain/money/decimal';
import type { Failure } from '@domain/failure/failure';
import type { OrderId } from '@domain/codes/ids';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import * as E from 'fp-ts/Either';
import type { FakeBank } from '../bank/fake-bank';
import { refusalsOf } from './fake-order-rules';
import { errorMessage, refusal } from '../bank/fake-refusal';

/** Changes at the fake bank: the venue takes them at once. */
export class FakeOrderChangeGateway implements OrderChangeGateway {
  constructor(private readonly bank: FakeBank) {}

  prevalidate(orderId: OrderId, change: OrderChange): Result<Checked> {
    return this.bank.answer('prevalidateChange', 'session-tan', () =>
      E.map(() => ({ messages: [] }))(this.#permit(orderId, change)),
    );
  }

  requestChange(orderId: OrderId, change: OrderChange, type?: TanType): Result<TanChallenge> {
    return this.bank.answer('requestChange', 'session-tan', () =>
      E.chain(() => this.bank.tan.issue('change', { orderId, change }, type))(this.#permit(orderId, change)),
    );
  }

  change(orderId: OrderId, change: OrderChange, answer: TanAnswer): Result<Order> {
    return this.bank.answer('change', 'session-tan', () => {
      const permitted = this.#permit(orderId, change);
      if (E.isLeft(permitted)) return permitted;
      const released = this.bank.tan.redeem(answer, 'change', { orderId, change });
      if (E.isLeft(released)) return released;
      return E.right(this.bank.orders.put(changed(permitted.right, change)));
    });
  }

  #permit(orderId: OrderId, change: OrderChange): E.Either<Failure, Order> {
    const found = this.bank.orders.find(orderId);
    if (E.isLeft(found)) return found;
    if (!found.right.modifiable) return E.left(refusal(errorMessage('fehler-order-nicht-aenderbar')));
    const refusals = refusalsOf(change, this.bank.world);
    return refusals.length > 0 ? E.left(refusal(...refusals)) : found;
  }
}

function changed(order: Order, { quantity = order.quantity, validity, ...prices }: OrderChange): Order {
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
