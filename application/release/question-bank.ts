import { type Intent, isBeingSent } from '@domain/release/intent';
import { toBankAnswer } from '@domain/release/failed-call';
import type { IntentAction } from '@domain/release/intent-receipt';
import { assertNever } from '@domain/assert-never';
import type { Failure } from '@domain/failure/failure';
import { later } from '@domain/time/instant';
import * as E from 'fp-ts/Either';
import type { Outcome, ReleaseGateway } from '@application/ports/bank/release-gateway';
import type { Clock } from '../ports/clock';
import type { Locks } from '../ports/locks';
import type { ReleasedDrafts } from '../ports/storage/released-drafts';
import type { Result } from '../ports/result';
import type { Scheduler } from '../ports/scheduler';
import { withRetry } from '../shared/with-retry';
import type { IntentLedger } from './intent-ledger';
import type { ReleaseState } from './release-state';
import { SENDING_PATIENCE, sendingLock } from './sending';

/** What the bank is asked with. */
export interface QuestionTools {
  readonly ledger: Pick<IntentLedger, 'note'>;
  readonly drafts: ReleasedDrafts;
  readonly scheduler: Pick<Scheduler, 'after'>;
  readonly locks: Pick<Locks, 'isHeld'>;
  readonly clock: Clock;
}

/** Of whom what became of a key is asked, and how the bank calls what did. */
export interface Asked<T> {
  readonly gateway: Pick<ReleaseGateway<never, T>, 'outcomeOf' | 'void'>;
  readonly referenceOf: (result: T) => string;
}

/** A question to the bank: what became of the intent, or to void it unless something already did. */
export type Question = 'ask' | 'void';

/**
 * Puts questions about an intent to the bank and writes down what it says; silence leaves it asking. A key that the
 * bank has not seen is closed, so that a release that arrives late is refused: only then has nothing come of it. As long
 * as a page is sending it, it is left to that page, and may still arrive.
 */
export class QuestionBank<T> {
  constructor(
    private readonly registration: Asked<T>,
    private readonly tools: QuestionTools,
  ) {}

  execute(intent: Intent, action: Question): Result<ReleaseState<T>> {
    return async () => {
      const { gateway } = this.registration;
      const { ledger, scheduler } = this.tools;
      const asked = await ledger.note(intent, { kind: 'called', action });
      const call = action === 'ask' ? gateway.outcomeOf(asked) : gateway.void(asked);
      const told = await withRetry(scheduler)(call)();
      return E.isRight(told)
        ? this.#answered(asked, action, told.right)
        : this.#unanswered(asked, action, told.left);
    };
  }

  /** Notes that it is done; its draft has done its work and goes. */
  async created(intent: Intent, action: IntentAction, result: T): Promise<ReleaseState<T>> {
    const { ledger, drafts } = this.tools;
    const answer = { kind: 'created', reference: this.registration.referenceOf(result) } as const;
    const settled = await ledger.note(intent, { kind: 'answered', action, answer });
    await drafts.remove(intent.draft)();
    return { kind: 'created', intent: settled, result };
  }

  async #answered(
    intent: Intent,
    action: Question,
    outcome: Outcome<T>,
  ): Promise<E.Either<Failure, ReleaseState<T>>> {
    if (outcome.kind === 'created') return E.right(await this.created(intent, action, outcome.result));
    const noted = await this.tools.ledger.note(intent, { kind: 'answered', action, answer: outcome });
    switch (outcome.kind) {
      case 'refused':
        return E.right({ kind: 'refused', intent: noted, messages: outcome.messages });
      case 'void':
        return E.right({ kind: 'void', intent: noted });
      case 'unknown':
        return this.#unseen(noted, action);
      default:
        return assertNever(outcome);
    }
  }

  /** The bank has not seen the key. What is settled stays so, as a refusal that the bank has kept no memory of. */
  async #unseen(intent: Intent, action: Question): Promise<E.Either<Failure, ReleaseState<T>>> {
    const { phase } = intent;
    if (phase.kind === 'settled' && phase.end.kind !== 'created') return E.right({ ...phase.end, intent });
    return action === 'void' || (await this.#isBeingSent(intent))
      ? E.right({ kind: 'asking', intent })
      : this.execute(intent, 'void')();
  }

  async #isBeingSent(intent: Intent): Promise<boolean> {
    const { clock, locks } = this.tools;
    return (
      isBeingSent(intent, later(clock.now(), -SENDING_PATIENCE)) && locks.isHeld(sendingLock(intent.id))()
    );
  }

  /**
   * A failed question never settles anything, not even a refused one: the bank has still to be asked, unless what ends
   * the session comes first.
   */
  async #unanswered(
    intent: Intent,
    action: Question,
    failure: Failure,
  ): Promise<E.Either<Failure, ReleaseState<T>>> {
    const answer = toBankAnswer(failure);
    const noted = await this.tools.ledger.note(intent, {
      kind: 'answered',
      action,
      answer: answer.kind === 'silent' ? answer : { kind: 'unused', why: failure.kind },
    });
    return leadsAway(failure) ? E.left(failure) : E.right({ kind: 'asking', intent: noted, failure });
  }
}

/** Whether the page cannot go on asking: the session is over or wants its TAN, or the bank sends the customer elsewhere. */
function leadsAway({ kind }: Failure): boolean {
  switch (kind) {
    case 'session-expired':
    case 'session-tan-required':
    case 'forbidden':
    case 'redirected':
      return true;
    case 'blocked':
    case 'validation':
    case 'tan':
    case 'not-found':
    case 'no-answer':
    case 'undecodable':
    case 'server':
      return false;
    default:
      return assertNever(kind);
  }
}
