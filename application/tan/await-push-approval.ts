import type { PushChallenge } from '@domain/tan/tan-challenge';
import type { PushStatus } from '@domain/tan/push-status';
import * as E from 'fp-ts/Either';
import type { Logger } from '../ports/logger';
import type { PushStatusGateway } from '../ports/bank/session/push-status-gateway';
import type { Cancel, Scheduler } from '../ports/scheduler';

/** Milliseconds between two questions for a push approval (portal.md 9). */
export const PUSH_POLL_INTERVAL = 3000;

/**
 * Asks for the approval on the customer's device until it is given or refused, or the returned function is
 * called (TAN-07). A question that fails is logged and asked again at the next beat; a slow one is not doubled.
 */
export class AwaitPushApproval {
  constructor(
    private readonly pushes: PushStatusGateway,
    private readonly scheduler: Pick<Scheduler, 'every'>,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  execute(challenge: Pick<PushChallenge, 'statusLink'>, onStatus: (status: PushStatus) => void): Cancel {
    let stopped = false;
    let asking = false;
    const ask = async (): Promise<void> => {
      if (asking) return;
      asking = true;
      const answer = await this.pushes.status(challenge.statusLink)();
      asking = false;
      if (stopped) return;
      if (E.isLeft(answer)) {
        this.logger.warn('Push approval status not readable', { failure: answer.left.kind });
        return;
      }
      if (answer.right !== 'PENDING') stop();
      onStatus(answer.right);
    };
    const cancel = this.scheduler.every(PUSH_POLL_INTERVAL, () => void ask());
    const stop = (): void => {
      stopped = true;
      cancel();
    };
    return stop;
  }
}
