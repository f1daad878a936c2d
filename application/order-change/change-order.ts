import { isUnanswered } from '@domain/order/failed-call';
import type { Order } from '@domain/order/order';
import { changeVerdict, type OrderChange } from '@domain/order/order-change';
import type { TanAnswer } from '@domain/tan/tan-answer';
import * as E from 'fp-ts/Either';
import type { AskOrder } from '../order-book/ask-order';
import type { DeedOutcome } from '../order-book/deed-outcome';
import type { OrderChangeGateway } from '../ports/order-change-gateway';
import type { Result } from '../ports/result';
import type { DeedLog } from '../receipt/deed-log';
import { recordedDeed } from '../receipt/recorded-deed';
import { changeText } from './change-text';

/**
 * Changes an order with the customer's proof (ORD-23). When the answer is lost the order itself is read: it shows
 * whether it stands as wanted, or still as before. Where it does, or the bank refused, the failure stands.
 */
export class ChangeOrder {
  constructor(
    private readonly changes: Pick<OrderChangeGateway, 'change'>,
    private readonly askOrder: Pick<AskOrder, 'execute'>,
    private readonly log: Pick<DeedLog, 'note'>,
  ) {}

  execute(before: Order, change: OrderChange, answer: TanAnswer): Result<DeedOutcome> {
    return async () => {
      const deed = { deed: 'change', orderId: before.id, content: changeText(change) } as const;
      const call = this.changes.change(before.id, change, answer);
      const changed = await recordedDeed(this.log, deed, call)();
      if (E.isRight(changed)) return E.right({ kind: 'accepted', order: changed.right });
      if (!isUnanswered(changed.left)) return changed;
      const outcome = await this.askOrder.execute(before.id, (after) =>
        changeVerdict(before, after, change),
      )();
      return outcome.kind === 'not-arrived' ? changed : E.right(outcome);
    };
  }
}
