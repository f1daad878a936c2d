import { toBankAnswer } from '@domain/order/failed-call';
import { isCancelling } from '@domain/order/order-cancellation';
import type { OrderId } from '@domain/shared/ids';
import type { TanAnswer } from '@domain/tan/tan-answer';
import * as E from 'fp-ts/Either';
import type { OrderGateway } from '../ports/order-gateway';
import type { Result } from '../ports/result';
import type { DeedLog } from '../receipt/deed-log';
import { recordedDeed } from '../receipt/recorded-deed';
import type { AskOrder } from './ask-order';
import type { DeedOutcome } from './deed-outcome';

/**
 * Cancels an order, or a leg, with the customer's proof (ORD-24). When the answer is lost the order itself is
 * read: it tells whether the cancellation has arrived. Where it has not, or the bank refused,
 * the failure stands and nothing was changed.
 */
export class CancelOrder {
  constructor(
    private readonly orders: Pick<OrderGateway, 'cancel'>,
    private readonly askOrder: Pick<AskOrder, 'execute'>,
    private readonly log: Pick<DeedLog, 'note'>,
  ) {}

  execute(orderId: OrderId, answer: TanAnswer): Result<DeedOutcome> {
    return async () => {
      const deed = { deed: 'cancellation', orderId, content: '' } as const;
      const cancelled = await recordedDeed(this.log, deed, this.orders.cancel(orderId, answer))();
      if (E.isRight(cancelled)) return E.right({ kind: 'accepted', order: cancelled.right });
      if (toBankAnswer(cancelled.left).kind !== 'silent') return cancelled;
      const outcome = await this.askOrder.execute(orderId, isCancelling)();
      return outcome.kind === 'not-arrived' ? cancelled : E.right(outcome);
    };
  }
}
