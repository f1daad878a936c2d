import type { Leaving } from '@application/session/leave-portal';
import type { Task } from 'fp-ts/Task';

/** Remembers why the portal was left, and does what was to be done last. */
export class RecordingExit {
  readonly left: Leaving[] = [];

  execute(leaving: Leaving): Task<void> {
    return async () => {
      this.left.push(leaving);
      await leaving.lastly?.();
    };
  }
}
