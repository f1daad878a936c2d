import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeCancellationRelease } from '@adapters/fake/order/fake-cancellation-release';
import { FakeChangeRelease } from '@adapters/fake/order/fake-change-release';
import { cancellationRegistration } from '@application/order-book/cancellation-registration';
import { changeRegistration } from '@application/order-change/change-registration';
import type { ReleaseRequest } from '@application/release/release-request';
import { intentId } from '@domain/codes/ids';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { changeDraftName } from '@domain/order/draft/change-draft-name';
import type { Order } from '@domain/order/open/order';
import type { ChangeOfOrder } from '@domain/order/open/order-change';
import * as E from 'fp-ts/Either';
import { buySap } from '../order/order-portal';
import type { KindBench } from './release-page';

/** An open order, placed some time ago. */
function placed({ orders, tan }: FakeBank, key: string): Order {
  const validated = orders.validate(buySap(), 'M_TAN');
  if (E.isLeft(validated) || validated.right.challenge === undefined) throw new Error('No challenge');
  const { id, type } = validated.right.challenge;
  const proof = { challengeId: id, type, tan: tan.codeOf(id) };
  const order = orders.create(buySap(), proof, intentId(key));
  if (E.isLeft(order)) throw new Error('No order');
  return { ...order.right, version: '1' };
}

const calls = { outcomeOf: 'intentOutcome', void: 'voidIntent' } as const;

/** Changes of an open order; each raises its version. */
export function changeKind(bank = new FakeBank()): KindBench<ChangeOfOrder, Order> {
  const order = placed(bank, 'placed');
  bank.orders.put(order);
  const of = (limit: string): ReleaseRequest<ChangeOfOrder> => ({
    content: { orderId: order.id, change: { limit: amount(limit, EUR) } },
    words: `Neues Limit ${limit}`,
    draft: changeDraftName(order.id),
    subject: order.id,
  });
  return {
    bank,
    register: () => changeRegistration(new FakeChangeRelease(bank)),
    request: of('231.00'),
    other: of('232.00'),
    done: () => Number(bank.orders.existing(order.id).version) - 1,
    refuse: () => {
      bank.orders.put({ ...order, modifiable: false });
      return 'fehler-order-nicht-aenderbar';
    },
    calls: { ...calls, validate: 'requestChange', create: 'change' },
  };
}

/** Cancellations of an open order, and of another one in its place. */
export function cancellationKind(bank = new FakeBank()): KindBench<Order, Order> {
  const orders = [placed(bank, 'placed'), placed(bank, 'placed too')] as const;
  const of = (order: Order): ReleaseRequest<Order> => ({
    content: order,
    words: 'Streichung',
    draft: 'order-cancellation',
    subject: order.id,
  });
  return {
    bank,
    register: () => cancellationRegistration(new FakeCancellationRelease(bank)),
    request: of(orders[0]),
    other: of(orders[1]),
    done: () => bank.orders.all.filter(({ status }) => status === 'CANCELLED_USER').length,
    refuse: () => {
      bank.orders.put({ ...orders[0], deletable: false });
      return 'fehler-order-nicht-streichbar';
    },
    calls: { ...calls, validate: 'requestCancellation', create: 'cancel' },
  };
}
