import type { Order } from '@domain/order/open/order';
import { changeVerdict, type OrderChange } from '@domain/order/open/order-change';
import type { TanAnswer } from '@domain/tan/tan-answer';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { afterFailure } from '../order-book/after-failure';
import type { AskOrder } from '../order-book/ask-order';
import type { DeedOutcome } from '../order-book/deed-outcome';
import type { OrderChangeGateway } from '../ports/bank/order-change-gateway';
import type { Result } from '../ports/result';
import type { ActionLog } from '../receipt/action-log';
import { recordedAction } from '../receipt/recorded-action';
import { changeText } from './change-text';

/** Changes an order with the customer's proof (ORD-23). When the answer is lost the order itself tells of it. */
export class ChangeOrder {
  constructor(
    private readonly changes: Pick<OrderChangeGateway, 'change'>,
    private readonly askOrder: Pick<AskOrder, 'execute'>,
    private readonly log: Pick<ActionLog, 'note'>,
  ) {}

  execute(before: Order, change: OrderChange, answer: TanAnswer): Result<DeedOutcome> {
    const action = { action: 'change', orderId: before.id, content: changeText(change) } as const;
    return pipe(
      recordedAction(this.log, action, this.changes.change(before.id, change, answer)),
      TE.map((order): DeedOutcome => ({ kind: 'accepted', order })),
      TE.orElse(afterFailure(this.askOrder, before.id, (after) => changeVerdict(before, after, change))),
    );
  }
}
