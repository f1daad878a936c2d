import type {
  KeyedIntent,
  Outcome,
  ReleaseGateway,
  Validated,
} from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import type { Order } from '@domain/order/open/order';
import type { OrderRequest } from '@domain/order/order-request';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanType } from '@domain/tan/tan-type';
import type { FakeBank } from '../bank/fake-bank';
import { toldOfOrder } from './told-order';

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
    return toldOfOrder(this.bank, 'ask', id);
  }

  void({ id }: KeyedIntent): Result<Outcome<Order>> {
    return toldOfOrder(this.bank, 'void', id);
  }
}
