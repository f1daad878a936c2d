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
import type { DeedLog } from '../receipt/deed-log';
import { recordedDeed } from '../receipt/recorded-deed';
import { changeText } from './change-text';

/** Changes an order with the customer's proof (ORD-23). When the answer is lost the order itself tells of it. */
export class ChangeOrder {
  constructor(
    private readonly changes: Pick<OrderChangeGateway, 'change'>,
    private readonly askOrder: Pick<AskOrder, 'execute'>,
    private readonly log: Pick<DeedLog, 'note'>,
  ) {}

  execute(before: Order, change: OrderChange, answer: TanAnswer): Result<DeedOutcome> {
    const deed = { deed: 'change', orderId: before.id, content: changeText(change) } as const;
    return pipe(
      recordedDeed(this.log, deed, this.changes.change(before.id, change, answer)),
      TE.map((order): DeedOutcome => ({ kind: 'accepted', order })),
      TE.orElse(afterFailure(this.askOrder, before.id, (after) => changeVerdict(before, after, change))),
    );
  }
}
