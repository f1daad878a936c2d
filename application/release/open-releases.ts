import type { IntentId } from '@domain/codes/ids';
import type { Intent } from '@domain/release/intent';
import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { IntentGateway } from '../ports/bank/intent-gateway';
import type { Result } from '../ports/result';
import type { IntentLedger } from './intent-ledger';
import type { ListOpenIntents } from './list-open-intents';
import { QuestionBank, type QuestionTools } from './question-bank';
import type { ReleaseState } from './release-state';

/**
 * Releases of which the customer does not know the end, of every kind and from any page: the bank is asked wherever the
 * customer is (reliability.md 1). What came of one is its reference; the page of its kind shows the rest.
 */
export class OpenReleases {
  readonly #question: QuestionBank<string>;

  constructor(
    private readonly listOpen: Pick<ListOpenIntents, 'execute'>,
    private readonly ledger: Pick<IntentLedger, 'find' | 'note'>,
    gateway: Pick<IntentGateway, 'outcomeOf' | 'void'>,
    tools: Omit<QuestionTools, 'ledger'>,
  ) {
    this.#question = new QuestionBank(
      { gateway, referenceOf: (reference) => reference },
      { ...tools, ledger },
    );
  }

  /** Oldest first. */
  list(): Task<readonly Intent[]> {
    return this.listOpen.execute();
  }

  /** Asks what became of it; what the bank has not seen it closes. */
  ask(id: IntentId): Result<ReleaseState<string>> {
    return async () => {
      const intent = await this.ledger.find(id);
      return intent === undefined ? E.left({ kind: 'not-found' }) : this.#question.execute(intent, 'ask')();
    };
  }

  /** Notes that the customer has been shown how it ended. */
  acknowledge(id: IntentId): Task<void> {
    return async () => {
      const intent = await this.ledger.find(id);
      if (intent !== undefined) await this.ledger.note(intent, { kind: 'seen' });
    };
  }
}
