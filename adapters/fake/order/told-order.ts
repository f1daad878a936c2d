import type { Outcome } from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import { orderId, type IntentId } from '@domain/codes/ids';
import type { Order } from '@domain/order/open/order';
import * as E from 'fp-ts/Either';
import type { FakeBank } from '../bank/fake-bank';
import { toOutcome } from '../bank/fake-key-memory';

/** What the bank says of a key with which something was done to an order, and of the order as it stands now. */
export const toldOfOrder = (bank: FakeBank, call: 'ask' | 'void', key: IntentId): Result<Outcome<Order>> =>
  bank.answer(call === 'ask' ? 'intentOutcome' : 'voidIntent', 'session-tan', () => {
    const end = call === 'ask' ? bank.keys.endOf(key) : bank.keys.void(key);
    return E.right(toOutcome(end, (reference) => bank.orders.existing(orderId(reference))));
  });
