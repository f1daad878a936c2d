import type { OrderDraft } from '@domain/order/order-draft';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { DraftStore } from '../ports/draft-store';
import type { Identifiers } from '../ports/identifiers';
import type { Logger } from '../ports/logger';
import { orderDraftName } from './order-draft-name';
import { parseOrderDraft } from './order-draft-text';

/** Brings back what was typed in this tab (ORD-30); a draft that cannot be read is dropped and logged. */
export class RestoreOrderDraft {
  constructor(
    private readonly store: Pick<DraftStore, 'load' | 'remove'>,
    private readonly identifiers: Pick<Identifiers, 'tab'>,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  execute(): Task<O.Option<OrderDraft>> {
    return async () => {
      const name = orderDraftName(this.identifiers.tab());
      const stored = await this.store.load(name)();
      if (O.isNone(stored)) return O.none;
      const draft = parseOrderDraft(stored.value);
      if (O.isNone(draft)) {
        this.logger.warn('Stored order draft not readable', { name });
        await this.store.remove(name)();
      }
      return draft;
    };
  }
}
