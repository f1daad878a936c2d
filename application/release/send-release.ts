import { toBankAnswer } from '@domain/release/failed-call';
import { type Intent, isOpen } from '@domain/release/intent';
import type { Message } from '@domain/message/message';
import { assertNever } from '@domain/assert-never';
import type { Failure } from '@domain/failure/failure';
import type { TanAnswer } from '@domain/tan/tan-answer';
import * as E from 'fp-ts/Either';
import type { Locks } from '../ports/locks';
import type { Result } from '../ports/result';
import { InFlight } from '../shared/in-flight';
import type { IntentLedger } from './intent-ledger';
import type { QuestionBank } from './question-bank';
import type { Registration } from './registration';
import type { ReleaseState } from './release-state';
import type { Challenged } from './request-release';
import { sendingLock } from './sending';
import type { StandingChallenge } from './standing-challenge';

/** What sending works with. */
interface SendTools {
  readonly ledger: Pick<IntentLedger, 'find' | 'note'>;
  readonly standing: Pick<StandingChallenge, 'drop'>;
  readonly locks: Pick<Locks, 'exclusively'>;
}

type Told<T> = E.Either<Failure, ReleaseState<T>>;

/**
 * Releases an intent with the customer's proof: at most once anything ever comes of it, and the customer always learns
 * how far it is (reliability.md 1 and 2, ORD-17). A second click joins the first; whatever is not answered for is asked
 * about, and never sent again: the bank tells of its key or closes it. Left only when the bank did not look at it, for
 * the TAN or the session, or when its function is blocked.
 */
export class SendRelease<C, T> {
  readonly #running = new InFlight<Told<T>>();

  constructor(
    private readonly registration: Registration<C, T>,
    private readonly tools: SendTools,
    private readonly question: Pick<QuestionBank<T>, 'execute' | 'created'>,
  ) {}

  execute({ intent: { id }, content }: Challenged<C>, proof?: TanAnswer): Result<ReleaseState<T>> {
    return this.#running.join(id, async () => {
      const intent = await this.tools.ledger.find(id);
      if (intent === undefined) return E.left({ kind: 'not-found' });
      return intent.phase.kind === 'prepared'
        ? this.#send(intent, content, proof)
        : this.question.execute(intent, 'ask')();
    });
  }

  async #send(intent: Intent, content: C, proof: TanAnswer | undefined): Promise<Told<T>> {
    const { ledger, locks, standing } = this.tools;
    standing.drop();
    const sent = await ledger.note(intent, { kind: 'called', action: 'release' });
    const create = this.registration.gateway.create(content, proof, sent);
    const created = await locks.exclusively(sendingLock(sent.id), create)();
    if (E.isRight(created)) return E.right(await this.question.created(sent, 'release', created.right));
    return this.#failed(sent, created.left);
  }

  async #failed(sent: Intent, failure: Failure): Promise<Told<T>> {
    const answer = toBankAnswer(failure);
    const intent = await this.tools.ledger.note(sent, { kind: 'answered', action: 'release', answer });
    switch (answer.kind) {
      case 'unused':
        return E.left(failure);
      case 'silent':
        return withFailure(await this.question.execute(intent, 'ask')(), failure);
      case 'refused':
        return this.#refused(intent, answer.messages, failure);
      default:
        return assertNever(answer);
    }
  }

  /** A key with which an earlier release may still arrive is closed first; a blocked function leads to its page. */
  async #refused(intent: Intent, messages: readonly Message[], failure: Failure): Promise<Told<T>> {
    const told: Told<T> = isOpen(intent)
      ? withRefusal(await this.question.execute(intent, 'void')(), messages, failure)
      : E.right({ kind: 'refused', intent, messages, failure });
    const isRefused = E.isRight(told) && told.right.kind === 'refused';
    return isRefused && failure.kind === 'blocked' ? E.left(failure) : told;
  }
}

/** The bank has nothing of it: the screen still says why the release did not come through. */
const withFailure = <T>(told: Told<T>, failure: Failure): Told<T> =>
  E.isRight(told) && told.right.kind === 'void' ? E.right({ ...told.right, failure }) : told;

/** A refused release whose key had to be closed besides is a refusal to the customer. */
const withRefusal = <T>(told: Told<T>, messages: readonly Message[], failure: Failure): Told<T> =>
  E.isRight(told) && told.right.kind === 'void'
    ? E.right({ kind: 'refused', intent: told.right.intent, messages, failure })
    : told;
