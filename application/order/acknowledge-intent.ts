import type { IntentId } from '@domain/codes/ids';
import type { Task } from 'fp-ts/Task';
import type { IntentDesk } from './intent-desk';

/** Notes that the customer has been shown how an intent ended: from then on nobody has to be told again. */
export class AcknowledgeIntent {
  constructor(private readonly desk: Pick<IntentDesk, 'find' | 'note'>) {}

  execute(id: IntentId): Task<void> {
    return async () => {
      const intent = await this.desk.find(id);
      if (intent !== undefined) await this.desk.note(intent, { kind: 'seen' });
    };
  }
}
