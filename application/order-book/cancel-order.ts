import type { Order } from '@domain/order/open/order';
import { cancellationVerdict } from '@domain/order/open/order-cancellation';
import type { TanAnswer } from '@domain/tan/tan-answer';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { OrderGateway } from '../ports/bank/order-gateway';
import type { Result } from '../ports/result';
import type { ActionLog } from '../receipt/action-log';
import { recordedAction } from '../receipt/recorded-action';
import { afterFailure } from './after-failure';
import type { AskOrder } from './ask-order';
import type { DeedOutcome } from './deed-outcome';

/** Cancels an order, or a leg, with the customer's proof (ORD-24). When the answer is lost the order itself tells of it. */
export class CancelOrder {
  constructor(
    private readonly orders: Pick<OrderGateway, 'cancel'>,
    private readonly askOrder: Pick<AskOrder, 'execute'>,
    private readonly log: Pick<ActionLog, 'note'>,
  ) {}

  execute(before: Order, answer: TanAnswer): Result<DeedOutcome> {
    const { id: orderId } = before;
    const action = { action: 'cancellation', orderId, content: '' } as const;
    return pipe(
      recordedAction(this.log, action, this.orders.cancel(orderId, answer)),
      TE.map((order): DeedOutcome => ({ kind: 'accepted', order })),
      TE.orElse(afterFailure(this.askOrder, orderId, (after) => cancellationVerdict(before, after))),
    );
  }
}
