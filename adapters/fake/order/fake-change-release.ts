import type {
  KeyedIntent,
  Outcome,
  ReleaseGateway,
  Validated,
} from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import type { Message } from '@domain/message/message';
import { canonicalText } from '@domain/release/canonical-text';
import type { Order } from '@domain/order/open/order';
import type { ChangeOfOrder } from '@domain/order/open/order-change';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import * as E from 'fp-ts/Either';
import type { FakeBank } from '../bank/fake-bank';
import { changeable, changed } from './fake-change';
import { toldOfOrder } from './told-order';

/** Changes at the fake bank: the venue takes them at once. */
export class FakeChangeRelease implements ReleaseGateway<ChangeOfOrder, Order> {
  constructor(private readonly bank: FakeBank) {}

  validate(wanted: ChangeOfOrder, type?: TanType): Result<Validated> {
    return this.bank.answer('requestChange', 'session-tan', () =>
      E.chain(() =>
        E.map((challenge: TanChallenge) => ({ messages: [], challenge }))(
          this.bank.tan.issue('change', wanted, type),
        ),
      )(changeable(this.bank, wanted)),
    );
  }

  create(wanted: ChangeOfOrder, proof: TanAnswer | undefined, { id }: KeyedIntent): Result<Order> {
    const { bank } = this;
    return bank.answer('change', 'session-tan', () => {
      const order = bank.orders.find(wanted.orderId);
      if (E.isLeft(order)) return order;
      const done = bank.keys.once(id, {
        body: canonicalText(wanted),
        prove: () => bank.tan.redeem(proof, 'change', wanted),
        refusals: () => refusalsOf(changeable(bank, wanted)),
        act: () => bank.orders.put(changed(order.right, wanted.change)).id,
      });
      return E.chain(() => bank.orders.find(wanted.orderId))(done);
    });
  }

  outcomeOf({ id }: KeyedIntent): Result<Outcome<Order>> {
    return toldOfOrder(this.bank, 'ask', id);
  }

  void({ id }: KeyedIntent): Result<Outcome<Order>> {
    return toldOfOrder(this.bank, 'void', id);
  }
}

const refusalsOf = (answer: ReturnType<typeof changeable>): readonly Message[] =>
  E.isLeft(answer) && answer.left.kind === 'validation' ? answer.left.messages : [];
