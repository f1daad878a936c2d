import type {
  KeyedIntent,
  Outcome,
  ReleaseGateway,
  Validated,
} from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import type { Order } from '@domain/order/open/order';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import * as E from 'fp-ts/Either';
import type { FakeBank } from '../bank/fake-bank';
import { toldOfOrder } from './told-order';

/** Cancellations at the fake bank. */
export class FakeCancellationRelease implements ReleaseGateway<Order, Order> {
  constructor(private readonly bank: FakeBank) {}

  validate({ id }: Order, type?: TanType): Result<Validated> {
    return this.bank.answer('requestCancellation', 'session-tan', () =>
      E.map((challenge: TanChallenge) => ({ messages: [], challenge }))(
        this.bank.orders.requestCancellation(id, type),
      ),
    );
  }

  create(part: Order, proof: TanAnswer | undefined, { id }: KeyedIntent): Result<Order> {
    return this.bank.answer('cancel', 'session-tan', () => this.bank.orders.cancel(part.id, proof, id));
  }

  outcomeOf({ id }: KeyedIntent): Result<Outcome<Order>> {
    return toldOfOrder(this.bank, 'ask', id);
  }

  void({ id }: KeyedIntent): Result<Outcome<Order>> {
    return toldOfOrder(this.bank, 'void', id);
  }
}
