import type { IntentId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import type { Result } from '../ports/result';
import type { IntentDesk } from './intent-desk';
import type { Standing } from './standing';

/** Asks the bank what became of an intent; `asking` when it stays silent: execute again later (reliability.md 1). */
export class AskBank {
  constructor(private readonly desk: Pick<IntentDesk, 'find' | 'question'>) {}

  execute(id: IntentId): Result<Standing> {
    return async () => {
      const intent = await this.desk.find(id);
      return intent === undefined ? E.left({ kind: 'not-found' }) : this.desk.question(intent, 'ask');
    };
  }
}
