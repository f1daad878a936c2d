import { toBankAnswer } from '@domain/release/failed-call';
import { receiptDetail } from '@domain/release/intent-receipt';
import type { Order } from '@domain/order/open/order';
import type { DeedNote } from '@domain/receipt/deed-record';
import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';
import type { Result } from '../ports/result';
import type { DeedLog } from './deed-log';

/** A change or cancellation of a standing order. */
export interface StandingDeed {
  readonly deed: 'change' | 'cancellation';
  readonly orderId: Order['id'];
  /** What is sent. */
  readonly content: string;
}

/** The call, written into the record before it goes out and again when its answer, or silence, is there. */
export const recordedDeed =
  (
    log: Pick<DeedLog, 'note'>,
    { deed, orderId, content }: StandingDeed,
    call: Result<Order>,
  ): Result<Order> =>
  async () => {
    await log.note({ deed, subject: orderId, event: 'sent', detail: content })();
    const answer = await call();
    await log.note({ deed, subject: orderId, ...eventOf(answer) })();
    return answer;
  };

function eventOf(answer: E.Either<Failure, Order>): Pick<DeedNote, 'event' | 'detail'> {
  if (E.isRight(answer)) return { event: 'accepted', detail: '' };
  const said = toBankAnswer(answer.left);
  return { event: said.kind, detail: receiptDetail(said) ?? '' };
}
