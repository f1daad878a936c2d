import type { ListOpenIntents } from '@application/release/list-open-intents';
import type { Release } from '@application/release/release';
import type { ReleaseEnd } from '@application/release/release-state';
import type { FollowFailure } from '@application/session/follow-failure';
import { errorFinding, issueAt, type Issue } from '@domain/form/issue';
import type { Failure } from '@domain/failure/failure';
import type { Message } from '@domain/message/message';
import { applicationDraftName } from '@domain/product-application/application-draft-name';
import type { ApplicationRequest } from '@domain/product-application/application-request';
import type { Product } from '@domain/product-application/engine/description';
import type { ReceivedApplication } from '@domain/product-application/submitted-application';
import { ReleaseModel } from '@ui/release/release-model';
import type { TanTools } from '@ui/tan/tan-entry-model';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What sending an application works with. */
export interface SubmitCollaborators extends TanTools {
  readonly release: Release<ApplicationRequest, ReceivedApplication>;
  readonly listOpenIntents: Pick<ListOpenIntents, 'execute'>;
  readonly followFailure: Pick<FollowFailure, 'execute'>;
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

  constructor(product: Product, collaborators: SubmitCollaborators) {
    this.#product = product;
    this.#with = collaborators;
    this.release = new ReleaseModel(collaborators.release, collaborators, {
      onEnd: (end) => runInAction(() => this.#end(end)),
      onFailure: (failure) => runInAction(() => this.#failed(failure)),
      onUnasked: (failure) => runInAction(() => this.#failed(failure)),
    });
    makeAutoObservable(this, { release: false, received: observableRef }, { autoBind: true });
  }

  say(words: string): void {
    this.words = words;
  }

  /** Resolves with nothing once the bank has it, or with what it finds wrong. */
  async submit(content: ApplicationRequest, say: Say): Promise<readonly Issue[]> {
    this.#say = say;
    const request = { content, words: this.words, draft: applicationDraftName(this.#product) };
    const requested = await this.release.request(request)();
    if (E.isLeft(requested)) return this.#refused(requested.left);
    return new Promise((settle) => {
      this.#settle = settle;
      const { right } = requested;
      runInAction(() => {
        if (right.kind === 'challenged') this.number = right.intent.subject;
      });
      if (right.kind === 'challenged') this.release.open(request, right);
      else if (right.kind !== 'twin') this.release.take(right);
    });
  }

  /** An application of an earlier page of which the customer does not know the end: the bank is asked first. */
  async resume(): Promise<void> {
    const draft = applicationDraftName(this.#product);
    const [left] = await this.#with.listOpenIntents.execute(
      (intent) => intent.kind === 'application' && intent.draft === draft,
    )();
    if (left) this.release.resume(left);
  }

  /** The customer goes back to the summary. */
  cancel(): void {
    this.release.close();
    this.#done([]);
  }

  dispose(): void {
    this.release.close();
  }

  #end(end: ReleaseEnd<ReceivedApplication>): void {
    this.release.close();
    void this.#with.release.acknowledge(end.intent.id)();
    switch (end.kind) {
      case 'created':
        this.received = end.result;
        this.#done([]);
        return;
      case 'refused':
        this.#done(this.#say(end.messages));
        return;
      case 'void':
        this.#done([issueAt(undefined, errorFinding('application-void', ''), 'server')]);
    }
  }

  #failed(failure: Failure): void {
    if (failure.kind === 'tan') return;
    if (failure.kind === 'validation') {
      this.release.close();
      this.#done(this.#say(failure.messages));
    } else if (this.#with.followFailure.execute(failure).kind === 'stay') this.failure = failure;
  }

  #refused(failure: Failure): readonly Issue[] {
    if (failure.kind === 'validation') return this.#say(failure.messages);
    runInAction(() => {
      if (this.#with.followFailure.execute(failure).kind === 'stay') this.failure = failure;
    });
    return [issueAt(undefined, errorFinding('application-unavailable', ''), 'server')];
  }

  #done(issues: readonly Issue[]): void {
    const settle = this.#settle;
    this.#settle = undefined;
    settle?.(issues);
  }
}
