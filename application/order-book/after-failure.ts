import type { DeedVerdict } from '@domain/order/open/deed-verdict';
import { toBankAnswer } from '@domain/release/failed-call';
import type { Order } from '@domain/order/open/order';
import type { Failure } from '@domain/failure/failure';
import type { OrderId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import type { Result } from '../ports/result';
import type { AskOrder } from './ask-order';
import type { DeedOutcome } from './deed-outcome';

/**
 * What a change or cancellation comes to that has failed: the order itself is read, and shows whether the bank acted.
 * Where it shows nothing of it the failure stands. So it does where the bank refused, unless the order stands as
 * wanted: then an earlier try has arrived late, and this one has come to nothing.
 */
export const afterFailure =
  (askOrder: Pick<AskOrder, 'execute'>, orderId: OrderId, judge: (order: Order) => DeedVerdict) =>
  (failure: Failure): Result<DeedOutcome> =>
  async () => {
    const answer = toBankAnswer(failure);
    if (answer.kind === 'unused') return E.left(failure);
    const outcome = await askOrder.execute(orderId, judge)();
    const isTold =
      outcome.kind === 'accepted' || (answer.kind === 'silent' && outcome.kind !== 'not-arrived');
    return isTold ? E.right(outcome) : E.left(failure);
  };
