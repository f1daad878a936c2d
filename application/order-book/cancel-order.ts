import { toBankAnswer } from '@domain/order/failed-call';
import type { Order } from '@domain/order/order';
import type { OrderStatus } from '@domain/order/order-status';
import type { OrderId } from '@domain/shared/ids';
import type { TanAnswer } from '@domain/tan/tan-answer';
import * as E from 'fp-ts/Either';
import type { OrderGateway } from '../ports/order-gateway';
import type { Result } from '../ports/result';
import type { Scheduler } from '../ports/scheduler';
import { withRetry } from '../shared/with-retry';

/** What an order shows once a cancellation has reached the bank; PENDING while it is carried out (api.md 6). */
const afterCancellation: readonly OrderStatus[] = [
  'PENDING',
  'CANCELLED_USER',
  'CANCELLED_SYSTEM',
  'CANCELLED_TRADE',
];

/**
 * Cancels an order with the customer's proof (ORD-24). When the answer is lost the order itself is read: it
 * tells whether the cancellation arrived; if it did not, the failure stands and nothing was changed.
 */
export class CancelOrder {
  constructor(
    private readonly orders: Pick<OrderGateway, 'cancel' | 'find'>,
    private readonly scheduler: Pick<Scheduler, 'after'>,
  ) {}

  execute(orderId: OrderId, answer: TanAnswer): Result<Order> {
    return async () => {
      const cancelled = await this.orders.cancel(orderId, answer)();
      if (E.isRight(cancelled) || toBankAnswer(cancelled.left).kind !== 'silent') return cancelled;
      const read = await withRetry(this.scheduler)(this.orders.find(orderId))();
      return E.isRight(read) && afterCancellation.includes(read.right.status) ? read : cancelled;
    };
  }
}
