import { toBankAnswer } from '@domain/order/failed-call';
import { receiptDetail } from '@domain/order/intent-receipt';
import type { Order } from '@domain/order/open/order';
import type { Action, ActionNote } from '@domain/receipt/action-record';
import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';
import type { Result } from '../ports/result';
import type { ActionLog } from './action-log';

/** A change or cancellation of an open order. */
export interface OrderAction {
  readonly action: Exclude<Action, 'order'>;
  readonly orderId: Order['id'];
  /** What is sent. */
  readonly content: string;
}

/** The call, written into the record before it goes out and again when its answer, or silence, is there. */
export const recordedAction =
  (
    log: Pick<ActionLog, 'note'>,
    { action, orderId, content }: OrderAction,
    call: Result<Order>,
  ): Result<Order> =>
  async () => {
    await log.note({ action, subject: orderId, event: 'sent', detail: content })();
    const answer = await call();
    await log.note({ action, subject: orderId, ...eventOf(answer) })();
    return answer;
  };

function eventOf(answer: E.Either<Failure, Order>): Pick<ActionNote, 'event' | 'detail'> {
  if (E.isRight(answer)) return { event: 'accepted', detail: '' };
  const said = toBankAnswer(answer.left);
  return { event: said.kind, detail: receiptDetail(said) ?? '' };
}
