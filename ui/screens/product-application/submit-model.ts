import type { CarriedDrafts } from '@application/product-application/carried-drafts';
import type { FollowInApplication } from '@application/product-application/follow-in-application';
import type { ListOpenIntents } from '@application/release/list-open-intents';
import type { Release } from '@application/release/release';
import type { ReleaseEnd } from '@application/release/release-state';
import { errorFinding, issueAt, type Issue } from '@domain/form/issue';
import type { Failure } from '@domain/failure/failure';
import type { Message } from '@domain/message/message';
import { applicationDraftName } from '@domain/product-application/application-draft-name';
import type { ApplicationRequest } from '@domain/product-application/application-request';
import type { Product } from '@domain/product-application/engine/product';
import type { ReceivedApplication } from '@domain/product-application/submitted-application';
import type { Instant } from '@domain/time/instant';
import { ReleaseModel } from '@ui/release/release-model';
import type { TanTools } from '@ui/tan/tan-entry-model';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What sending an application works with. */
export interface SubmitCollaborators extends TanTools {
  readonly release: Release<ApplicationRequest, ReceivedApplication>;
  readonly listOpenIntents: Pick<ListOpenIntents, 'execute'>;
  readonly followFailure: Pick<FollowInApplication, 'execute'>;
  readonly drafts: Pick<CarriedDrafts, 'discard' | 'isOverElsewhere'>;
}

type Say = (messages: readonly Message[]) => readonly Issue[];

/** Sends an application by the one release of all kinds; the flow goes on only once the bank has it (APP-04, APP-14). */
export class SubmitModel {
  readonly release: ReleaseModel<ApplicationRequest, ReceivedApplication>;
  received: ReceivedApplication | undefined;
  failure: Failure | undefined;
  /** The number the bank has given it, by which a stranger finds the TAN. */
  number: string | undefined;
  /** What is signed, in the customer's words; the screen says them before it sends. */
  words = '';
  readonly #product: Product;
  readonly #with: SubmitCollaborators;
  #settle: ((issues: readonly Issue[]) => void) | undefined;
  #say: Say = () => [];
  /** It was sent from elsewhere, and the customer was told: a second one has to be wanted. */
  #isSecond = false;

  constructor(product: Product, collaborators: SubmitCollaborators) {
    this.#product = product;
    this.#with = collaborators;
    this.release = new ReleaseModel(collaborators.release, collaborators, {
      onEnd: (end) => void this.#end(end),
      onFailure: (failure) => void this.#failed(failure),
      onUnasked: (failure) => void this.#failed(failure),
    });
    makeAutoObservable(this, { release: false, received: observableRef, now: false }, { autoBind: true });
  }

  /** The moment of which a summary speaks. */
  get now(): Instant {
    return this.#with.clock.now();
  }

  say(words: string): void {
    this.words = words;
  }

  /** Resolves with nothing once the bank has it, or with what it finds wrong. */
  async submit(content: ApplicationRequest, say: Say): Promise<readonly Issue[]> {
    this.#say = say;
    this.failure = undefined;
    const request = { content, words: this.words, draft: applicationDraftName(this.#product) };
    const wantsTwin = this.#isSecond;
    if (!wantsTwin && (await this.#with.drafts.isOverElsewhere(this.#product)())) return this.#twin();
    const requested = await this.release.request(request, { wantsTwin })();
    if (E.isLeft(requested)) return this.#refused(requested.left);
    if (requested.right.kind === 'twin') return this.#twin();
    this.#isSecond = false;
    const { right } = requested;
    return new Promise((settle) => {
      this.#settle = settle;
      runInAction(() => {
        if (right.kind === 'challenged') this.number = right.intent.subject;
      });
      if (right.kind === 'challenged') this.release.open(request, right);
      else this.release.take(right);
    });
  }

  #twin(): readonly Issue[] {
    this.#isSecond = true;
    return [found('application-twin')];
  }

  /**
   * An application of an earlier page of which the customer does not know the end: the bank is asked first. What it
   * found wrong with it is told as what it finds now.
   */
  async resume(say: Say, tell: (issues: readonly Issue[]) => void): Promise<void> {
    const draft = applicationDraftName(this.#product);
    const [left] = await this.#with.listOpenIntents.execute(
      (intent) => intent.kind === 'application' && intent.draft === draft,
    )();
    if (left === undefined) return;
    this.#say = say;
    this.#settle = tell;
    this.release.resume(left);
  }

  /** The customer goes back to the summary. */
  cancel(): void {
    this.failure = undefined;
    this.release.close();
    this.#done([]);
  }

  dispose(): void {
    this.release.close();
  }

  async #end(end: ReleaseEnd<ReceivedApplication>): Promise<void> {
    this.release.close();
    if (end.kind === 'created') {
      runInAction(() => {
        this.received = end.result;
      });
      this.#done([]);
    }
    // A draft that was carried on since, or was on its way, goes with it; where it stays, the end is told once more.
    const isOver = end.kind !== 'created' || (await this.#dropDraft());
    if (isOver) void this.#with.release.acknowledge(end.intent.id)();
    switch (end.kind) {
      case 'created':
        return;
      case 'refused':
        this.#done(await this.#refused(end.failure ?? { ...REFUSED, messages: end.messages }));
        return;
      case 'void':
        this.#done([found('application-void')]);
    }
  }

  /** What the proof cannot mend: a refusal is said at the summary, a route is gone to, all else is shown at the proof. */
  async #failed(failure: Failure): Promise<void> {
    if (failure.kind === 'tan') return;
    const isOver = (await this.#with.followFailure.execute(failure)()) === 'left';
    const { failed } = this.release;
    // Why it was refused stands where the customer is led: the next visit begins again.
    if (isOver && failed?.phase.kind === 'settled') await this.#with.release.acknowledge(failed.id)();
    runInAction(() => {
      if (!isOver && failure.kind !== 'validation') {
        this.failure = failure;
        return;
      }
      this.release.close();
      this.#done(isOver || failure.kind !== 'validation' ? [unavailable()] : this.#say(failure.messages));
    });
  }

  async #refused(failure: Failure): Promise<readonly Issue[]> {
    const step = await this.#with.followFailure.execute(failure)();
    if (step === 'left') return [unavailable()];
    if (failure.kind === 'validation') return this.#say(failure.messages);
    runInAction(() => {
      this.failure = failure;
    });
    return [unavailable()];
  }

  async #dropDraft(): Promise<boolean> {
    return E.isRight(await this.#with.drafts.discard(this.#product)());
  }

  #done(issues: readonly Issue[]): void {
    const settle = this.#settle;
    this.#settle = undefined;
    settle?.(issues);
  }
}

/** A refusal that is known by asking alone (portal.md 8). */
const REFUSED = { kind: 'validation', code: 'precondition.failed' } as const;

const found = (key: string): Issue => issueAt(undefined, errorFinding(key, ''), 'server');

/** It could not be sent just now. */
export const unavailable = (): Issue => found('application-unavailable');
