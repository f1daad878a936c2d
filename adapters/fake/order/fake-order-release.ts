import type {
  KeyedIntent,
  Outcome,
  ReleaseGateway,
  Validated,
} from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import { orderId } from '@domain/codes/ids';
import type { Order } from '@domain/order/open/order';
import type { OrderRequest } from '@domain/order/order-request';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanType } from '@domain/tan/tan-type';
import * as E from 'fp-ts/Either';
import type { FakeBank } from '../bank/fake-bank';
import { toOutcome } from '../bank/fake-key-desk';

/** New orders at the fake bank. */
export class FakeOrderRelease implements ReleaseGateway<OrderRequest, Order> {
  constructor(private readonly bank: FakeBank) {}

  validate(order: OrderRequest, type?: TanType): Result<Validated> {
    return this.bank.answer('validate', 'session-tan', () => this.bank.orders.validate(order, type));
  }

  create(order: OrderRequest, proof: TanAnswer | undefined, { id }: KeyedIntent): Result<Order> {
    return this.bank.answer('create', 'session-tan', () => this.bank.orders.create(order, proof, id));
  }

  outcomeOf({ id }: KeyedIntent): Result<Outcome<Order>> {
    return this.bank.answer('intentOutcome', 'session-tan', () =>
      E.right(this.#told(this.bank.keys.endOf(id))),
    );
  }

  void({ id }: KeyedIntent): Result<Outcome<Order>> {
    return this.bank.answer('voidIntent', 'session-tan', () => E.right(this.#told(this.bank.keys.void(id))));
  }

  #told(end: Parameters<typeof toOutcome>[0]): Outcome<Order> {
    return toOutcome(end, (reference) => this.bank.orders.existing(orderId(reference)));
  }
}
