import type { Release } from '@application/release/release';
import type { ReleaseRequest } from '@application/release/release-request';
import type { ReleaseState } from '@application/release/release-state';
import type { Challenged, Requested, ReleaseWish } from '@application/release/request-release';
import type { Result } from '@application/ports/result';
import type { Failure } from '@domain/failure/failure';
import type { Intent } from '@domain/release/intent';
import type { Instant } from '@domain/time/instant';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { openingEntry } from '@domain/tan/tan-entry';
import { challengedEntry } from '@domain/tan/tan-transitions';
import type { TanType } from '@domain/tan/tan-type';
import { TanEntryModel, type TanTools } from '@ui/tan/tan-entry-model';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { AskBankModel, type AskBankListener } from './ask-bank-model';

/** What is shown of a release: nothing yet, the proof, or that the bank is asked what became of it. */
export type ReleaseStage<T> =
  | { readonly kind: 'none' }
  | { readonly kind: 'proof'; readonly tan: TanEntryModel<ReleaseState<T>>; readonly at: Instant }
  /** An earlier page has left it, or it has just been sent from here. */
  | { readonly kind: 'asking'; readonly asking: AskBankModel<T>; readonly isLeft: boolean };

/** What can be seen of a stage, whatever is released. */
type SeenStage =
  | { readonly kind: 'none' | 'asking' }
  | { readonly kind: 'proof'; readonly tan: { readonly entry: { readonly kind: string } } };

/** Whether what is shown is on its way to the bank, or asked about: nothing leads away from that. */
export const isSending = (stage: SeenStage): boolean =>
  stage.kind === 'asking' || (stage.kind === 'proof' && stage.tan.entry.kind === 'submitting');

/** The screen that asked: told of the end, of what the proof cannot mend, and that for now nothing else may be offered. */
export interface ReleaseListener<T> extends AskBankListener<T> {
  readonly onAsking?: () => void;
  /** The bank sends no challenge; the proof says why as well. */
  readonly onUnasked?: (failure: Failure) => void;
}

/** Until when the proof stays where it is: until it has been sent, or until the bank is asked what became of it. */
export type ProofStay = 'until-sent' | 'until-asking';

/** One release as a screen shows it, whatever its kind: the screen gives a request and gets the end (docs/adr/0009). */
export class ReleaseModel<C, T> {
  stage: ReleaseStage<T> = { kind: 'none' };
  /** The last attempt as it was written down, where it did not lead on (reliability.md 2). */
  failed: Intent | undefined;
  readonly #release: Release<C, T>;
  readonly #tools: TanTools;
  readonly #listener: ReleaseListener<T>;
  readonly #stay: ProofStay;
  /** What the proof at hand is for. */
  #released: Challenged<C> | undefined;

  constructor(
    release: Release<C, T>,
    tools: TanTools,
    listener: ReleaseListener<T>,
    stay: ProofStay = 'until-sent',
  ) {
    this.#release = release;
    this.#tools = tools;
    this.#listener = listener;
    this.#stay = stay;
    makeAutoObservable(this, { stage: observableRef, failed: observableRef }, { autoBind: true });
  }

  /** The proof, while it is wanted. */
  get tan(): TanEntryModel<ReleaseState<T>> | undefined {
    return this.stage.kind === 'proof' ? this.stage.tan : undefined;
  }

  /** Has the bank validate it, for a screen that shows first what the bank says besides. */
  request(request: ReleaseRequest<C>, wish?: ReleaseWish): Result<Requested<C, T>> {
    return this.#noted(request, this.#release.request(request, wish));
  }

  /** Shows the proof: for the challenge at hand, or it asks for one itself. */
  open(request: ReleaseRequest<C>, challenged?: Challenged<C>): void {
    this.#released = challenged;
    const tan = new TanEntryModel<ReleaseState<T>>(
      {
        ...this.#tools,
        request: (type) =>
          pipe(
            this.#challenge(request, type),
            TE.map((next) => {
              this.#released = next;
              return next.challenge;
            }),
          ),
        submit: (proof) =>
          this.#released === undefined
            ? TE.left({ kind: 'not-found' })
            : this.#noted(request, this.#kept(this.#release.send(this.#released, proof))),
        onAccepted: this.take,
        onFailure: this.#listener.onFailure,
      },
      challenged?.challenge === undefined ? openingEntry() : challengedEntry(challenged.challenge),
    );
    this.stage = { kind: 'proof', tan, at: this.#tools.clock.now() };
  }

  /** Sends what the bank has validated and wants no proof for. */
  async sendUnproven(request: ReleaseRequest<C>, challenged: Challenged<C>): Promise<void> {
    const told = await this.#noted(request, this.#release.send(challenged))();
    if (E.isLeft(told)) this.#listener.onFailure(told.left);
    else this.take(told.right);
  }

  /** Takes up what the page before has left: the bank is asked. */
  resume(intent: Intent): void {
    void this.#ask(intent, true).ask();
  }

  /** Something has happened that may have come of it: the bank is asked at once. */
  async lookAgain(): Promise<void> {
    if (this.stage.kind === 'asking') await this.stage.asking.ask();
  }

  /** Takes up an answer that is already known. */
  take(told: ReleaseState<T>): void {
    if (told.kind === 'asking') this.#ask(told.intent, false).take(told);
    else this.#listener.onEnd(told);
  }

  /** Leaves the proof, or the question. */
  close(): void {
    if (this.stage.kind === 'asking') this.stage.asking.dispose();
    this.stage = { kind: 'none' };
  }

  #ask(intent: Intent, isLeft: boolean): AskBankModel<T> {
    const collaborators = { release: this.#release, scheduler: this.#tools.scheduler };
    const asking = new AskBankModel<T>(intent, collaborators, this.#listener);
    runInAction(() => {
      this.close();
      this.stage = { kind: 'asking', asking, isLeft };
    });
    this.#listener.onAsking?.();
    return asking;
  }

  /** A further challenge; whatever else the bank says to the request for one has settled it already. */
  #challenge(request: ReleaseRequest<C>, type?: TanType): Result<Proven<C>> {
    return pipe(
      this.request(request, type === undefined ? {} : { type }),
      TE.orElseFirstIOK((failure) => () => this.#listener.onUnasked?.(failure)),
      TE.chain((requested) => this.#asked(requested)),
    );
  }

  #asked(requested: Requested<C, T>): Result<Proven<C>> {
    switch (requested.kind) {
      case 'challenged':
        return requested.challenge === undefined
          ? this.#unproven(requested)
          : TE.right({ ...requested, challenge: requested.challenge });
      case 'twin':
        // Another window has taken this over, and released it.
        if (this.#released !== undefined) this.take({ kind: 'void', intent: this.#released.intent });
        return TE.left(settled);
      case 'created':
      case 'asking':
        this.take(requested);
        return TE.left(settled);
    }
  }

  /** The bank wants no proof: it goes out at once. */
  #unproven(challenged: Challenged<C>): Result<never> {
    return pipe(
      this.#release.send(challenged),
      TE.chain((told) => {
        this.take(told);
        return TE.left(settled);
      }),
    );
  }

  /** What has been written down of a call that did not lead on. */
  #noted<A>(request: ReleaseRequest<C>, call: Result<A>): Result<A> {
    return async () => {
      const answer = await call();
      const failed = E.isLeft(answer) ? await this.#release.attempt(request)() : undefined;
      runInAction(() => {
        this.failed = failed;
      });
      return answer;
    };
  }

  /** What the bank has not taken is said at the proof, as long as that stays. */
  #kept(sent: Result<ReleaseState<T>>): Result<ReleaseState<T>> {
    return pipe(
      sent,
      TE.chain((told) => {
        const failure = this.#saidAtProof(told);
        return failure === undefined ? TE.right(told) : TE.left(failure);
      }),
    );
  }

  #saidAtProof(told: ReleaseState<T>): Failure | undefined {
    return this.#stay === 'until-asking' && told.kind === 'refused'
      ? (told.failure ?? { kind: 'validation', code: REFUSED, messages: told.messages })
      : undefined;
  }
}

/** What a proof is wanted for. */
type Proven<C> = Challenged<C> & { readonly challenge: TanChallenge };

/** The code of a refusal that is known by asking alone (portal.md 8). */
const REFUSED = 'precondition.failed';

/** Nothing more comes of the request for a challenge: the screen is told otherwise. */
const settled: Failure = { kind: 'no-answer', reason: 'aborted', errorId: '' };
