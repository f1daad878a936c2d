import type { Order } from '@domain/order/order';
import type { OrderId } from '@domain/shared/ids';
import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { OrderGateway } from '../ports/order-gateway';
import type { Scheduler } from '../ports/scheduler';
import { withRetry } from '../shared/with-retry';
import type { DeedOutcome } from './deed-outcome';

/** Reads an order to learn whether a change or cancellation whose answer was lost has reached the bank (reliability.md 2). */
export class AskOrder {
  constructor(
    private readonly orders: Pick<OrderGateway, 'find'>,
    private readonly scheduler: Pick<Scheduler, 'after'>,
  ) {}

  execute(orderId: OrderId, hasArrived: (order: Order) => boolean): Task<DeedOutcome> {
    return async () => {
      const read = await withRetry(this.scheduler)(this.orders.find(orderId))();
      if (E.isLeft(read)) return { kind: 'unknown', failure: read.left };
      return { kind: hasArrived(read.right) ? 'accepted' : 'not-arrived', order: read.right };
    };
  }
}
