import { isUnanswered } from '@domain/order/failed-call';
import type { Order } from '@domain/order/order';
import { cancellationVerdict } from '@domain/order/order-cancellation';
import type { TanAnswer } from '@domain/tan/tan-answer';
import * as E from 'fp-ts/Either';
import type { OrderGateway } from '../ports/order-gateway';
import type { Result } from '../ports/result';
import type { DeedLog } from '../receipt/deed-log';
import { recordedDeed } from '../receipt/recorded-deed';
import type { AskOrder } from './ask-order';
import type { DeedOutcome } from './deed-outcome';

/**
 * Cancels an order, or a leg, with the customer's proof (ORD-24). When the answer is lost the order itself is read:
 * it shows whether it is cancelled, or stands still. Where it does, or the bank refused, the failure stands.
 */
export class CancelOrder {
  constructor(
    private readonly orders: Pick<OrderGateway, 'cancel'>,
    private readonly askOrder: Pick<AskOrder, 'execute'>,
    private readonly log: Pick<DeedLog, 'note'>,
  ) {}

  execute(before: Order, answer: TanAnswer): Result<DeedOutcome> {
    return async () => {
      const { id: orderId } = before;
      const deed = { deed: 'cancellation', orderId, content: '' } as const;
      const cancelled = await recordedDeed(this.log, deed, this.orders.cancel(orderId, answer))();
      if (E.isRight(cancelled)) return E.right({ kind: 'accepted', order: cancelled.right });
      if (!isUnanswered(cancelled.left)) return cancelled;
      const outcome = await this.askOrder.execute(orderId, (after) => cancellationVerdict(before, after))();
      return outcome.kind === 'not-arrived' ? cancelled : E.right(outcome);
    };
  }
}
