import type { ReleaseKind } from '@domain/release/release-kind';
import type { IntentId } from '@domain/codes/ids';
import type { Intent } from '@domain/release/intent';
import type { TanAnswer } from '@domain/tan/tan-answer';
import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { Clock } from '../ports/clock';
import type { Identifiers } from '../ports/identifiers';
import type { Locks } from '../ports/locks';
import type { ReleasedDrafts } from '../ports/storage/released-drafts';
import type { Result } from '../ports/result';
import type { Scheduler } from '../ports/scheduler';
import type { IntentLedger } from './intent-ledger';
import { QuestionBank } from './question-bank';
import type { Registration } from './registration';
import type { ReleaseRequest } from './release-request';
import type { ReleaseState } from './release-state';
import { type Challenged, type Requested, RequestRelease, type ReleaseWish } from './request-release';
import { SendRelease } from './send-release';
import type { StandingChallenge } from './standing-challenge';

/** What every kind is released with; one ledger a page, so that all of them know what it has shown, and one challenge. */
export interface ReleaseTools {
  readonly ledger: IntentLedger;
  readonly standing: StandingChallenge;
  readonly drafts: ReleasedDrafts;
  readonly identifiers: Identifiers;
  readonly locks: Locks;
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, 'after'>;
}

/** The release of one kind, from the first question to its end. One for each kind, so that a double click joins the first. */
export class Release<C, T> {
  readonly kind: ReleaseKind;
  readonly #ledger: IntentLedger;
  readonly #question: QuestionBank<T>;
  readonly #request: RequestRelease<C, T>;
  readonly #send: SendRelease<C, T>;

  constructor(registration: Registration<C, T>, tools: ReleaseTools) {
    this.kind = registration.kind;
    this.#ledger = tools.ledger;
    this.#question = new QuestionBank(registration, tools);
    this.#request = new RequestRelease(registration, { ...tools, question: this.#question });
    this.#send = new SendRelease(registration, tools, this.#question);
  }

  /** Has the bank validate it and send a challenge. */
  request(request: ReleaseRequest<C>, wish?: ReleaseWish): Result<Requested<C, T>> {
    return this.#request.execute(request, wish);
  }

  /** Releases what was challenged, with the proof for it, or without where the bank wants none. */
  send(challenged: Challenged<C>, proof?: TanAnswer): Result<ReleaseState<T>> {
    return this.#send.execute(challenged, proof);
  }

  /**
   * Asks what became of it; `asking` while the bank stays silent, or another page is sending it: to be asked again later
   * (reliability.md 1). What the bank has not seen it closes: nothing comes of it any more.
   */
  ask(id: IntentId): Result<ReleaseState<T>> {
    return async () => {
      const intent = await this.#ledger.find(id);
      return intent === undefined ? E.left({ kind: 'not-found' }) : this.#question.execute(intent, 'ask')();
    };
  }

  /** What has been written down of the last attempt at it. */
  attempt(request: ReleaseRequest<C>): Task<Intent | undefined> {
    return () => this.#ledger.newest(this.#request.contentOf(request));
  }

  /** Notes that the customer has been shown how it ended: from then on nobody has to be told again. */
  acknowledge(id: IntentId): Task<void> {
    return async () => {
      const intent = await this.#ledger.find(id);
      if (intent !== undefined) await this.#ledger.note(intent, { kind: 'seen' });
    };
  }
}
