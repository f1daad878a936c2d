import type { Checked } from '@application/ports/bank/order/order-gateway';
import type { OrderChangeGateway } from '@application/ports/bank/order/order-change-gateway';
import type { Result } from '@application/ports/result';
import type { OrderId } from '@domain/codes/ids';
import type { OrderChange } from '@domain/order/open/order-change';
import * as E from 'fp-ts/Either';
import type { FakeBank } from '../bank/fake-bank';
import { changeable } from './fake-change';

/** Whether the fake bank would take a change. */
export class FakeOrderChangeGateway implements OrderChangeGateway {
  constructor(private readonly bank: FakeBank) {}

  prevalidate(orderId: OrderId, change: OrderChange): Result<Checked> {
    return this.bank.answer('prevalidateChange', 'session-tan', () =>
      E.map(() => ({ messages: [] }))(changeable(this.bank, { orderId, change })),
    );
  }
}
