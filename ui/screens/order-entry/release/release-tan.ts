import type { ReleaseOrder } from '@application/order/release-order';
import type { Challenged, RequestRelease } from '@application/order/request-release';
import type { Standing } from '@application/order/standing';
import type { Clock } from '@application/ports/clock';
import type { Scheduler } from '@application/ports/scheduler';
import type { AwaitPushApproval } from '@application/tan/await-push-approval';
import type { OrderRequest } from '@domain/order/order-request';
import type { Failure } from '@domain/failure/failure';
import { challengedEntry } from '@domain/tan/tan-transitions';
import { TanEntryModel } from '@ui/tan/tan-entry-model';
import * as E from 'fp-ts/Either';

/** What releasing an order works with. */
export interface ReleaseCollaborators {
  readonly requestRelease: Pick<RequestRelease, 'execute'>;
  readonly releaseOrder: Pick<ReleaseOrder, 'execute'>;
  readonly awaitPush: Pick<AwaitPushApproval, 'execute'>;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
}

/** What becomes of it. */
interface ReleaseOutcome {
  readonly onSettled: (standing: Standing) => void;
  readonly onFailure: (failure: Failure) => void;
}

/**
 * The TAN entry that releases an order. A further challenge belongs to an intent of its own; whatever else the bank
 * says to the request for one has settled the order already.
 */
export function releaseTan(
  order: OrderRequest,
  { intent, challenge }: Challenged,
  { requestRelease, releaseOrder, ...rest }: ReleaseCollaborators,
  { onSettled, onFailure }: ReleaseOutcome,
): TanEntryModel<Standing> {
  let released = intent;
  return new TanEntryModel<Standing>(
    {
      ...rest,
      request: (type) => async () => {
        const answer = await requestRelease.execute(order, type)();
        if (E.isLeft(answer)) return answer;
        if (answer.right.kind === 'challenged') {
          released = answer.right.intent;
          return E.right(answer.right.challenge);
        }
        // Another window has taken this order over, and released it.
        onSettled(answer.right.kind === 'twin' ? { kind: 'void', intent: released } : answer.right);
        return E.left({ kind: 'no-answer', reason: 'aborted', errorId: '' });
      },
      submit: (proof) => releaseOrder.execute(released.id, proof),
      onAccepted: onSettled,
      onFailure,
    },
    challengedEntry(challenge),
  );
}
