import type { Order } from '@domain/order/open/order';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { ChangeDraft, ChangeDrafts } from '../ports/change-drafts';

/** Brings back what was typed of a change before a reload, a crash or the end of the session (reliability.md 3). */
export class RestoreChange {
  constructor(private readonly drafts: Pick<ChangeDrafts, 'find'>) {}

  execute({ id }: Order): Task<Option<ChangeDraft>> {
    return this.drafts.find(id);
  }
}
