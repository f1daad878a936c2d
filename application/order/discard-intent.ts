import type { IntentId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import type { Result } from '../ports/result';
import type { IntentDesk } from './intent-desk';
import type { Standing } from './standing';

/**
 * Gives an intent up by having the bank void its key: a release that arrives late is refused then. Only the
 * bank's answer ends the intent; it may turn out that the order was created already.
 */
export class DiscardIntent {
  constructor(private readonly desk: Pick<IntentDesk, 'find' | 'question'>) {}

  execute(id: IntentId): Result<Standing> {
    return async () => {
      const intent = await this.desk.find(id);
      return intent === undefined ? E.left({ kind: 'not-found' }) : this.desk.question(intent, 'void');
    };
  }
}
