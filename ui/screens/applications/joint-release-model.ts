import type { ListOpenIntents } from '@application/release/list-open-intents';
import type { Release } from '@application/release/release';
import type { ReleaseEnd } from '@application/release/release-state';
import type { FollowFailure } from '@application/session/follow-failure';
import type { Failure } from '@domain/failure/failure';
import type { Message } from '@domain/message/message';
import type { JointRelease, SubmittedApplication } from '@domain/product-application/submitted-application';
import { ReleaseModel } from '@ui/release/release-model';
import type { TanTools } from '@ui/tan/tan-entry-model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What the release of a joint application works with. */
export interface JointReleaseCollaborators extends TanTools {
  readonly jointRelease: Release<JointRelease, SubmittedApplication>;
  readonly listOpenIntents: Pick<ListOpenIntents, 'execute'>;
  readonly followFailure: Pick<FollowFailure, 'execute'>;
}

/** What became of the last release: done, or why not. */
export type JointEnd =
  | { readonly kind: 'released'; readonly number: string }
  | { readonly kind: 'refused'; readonly messages: readonly Message[] }
  | { readonly kind: 'not-arrived' };

/** The second person signs what the first one has sent, by the one release of all kinds (decisions.md). */
export class JointReleaseModel {
  readonly release: ReleaseModel<JointRelease, SubmittedApplication>;
  /** What is signed, in the customer's words. */
  words = '';
  end: JointEnd | undefined = undefined;
  failure: Failure | undefined = undefined;
  readonly #with: JointReleaseCollaborators;
  readonly #onReleased: (application: SubmittedApplication) => void;

  constructor(
    collaborators: JointReleaseCollaborators,
    onReleased: (released: SubmittedApplication) => void,
  ) {
    this.#with = collaborators;
    this.#onReleased = onReleased;
    this.release = new ReleaseModel(collaborators.jointRelease, collaborators, {
      onEnd: this.#ended,
      onFailure: this.#follow,
      onUnasked: this.#unasked,
    });
    makeAutoObservable(
      this,
      { release: false, end: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** A release of an earlier page of which nobody knows the end: the bank is asked first. */
  async resume(): Promise<void> {
    const [left] = await this.#with.listOpenIntents.execute(({ kind }) => kind === 'application-release')();
    if (left === undefined || this.release.stage.kind !== 'none') return;
    runInAction(() => {
      this.words = left.words;
    });
    this.release.resume(left);
  }

  open(application: SubmittedApplication, words: string): void {
    const { id } = application;
    this.words = words;
    this.end = undefined;
    this.failure = undefined;
    this.release.open({
      content: { applicationId: id },
      words,
      draft: `application-release/${id}`,
      subject: id,
    });
  }

  /** Back to the list; nothing has been signed. */
  leave(): void {
    this.release.close();
    this.failure = undefined;
  }

  dispose(): void {
    this.release.close();
  }

  readonly #ended = (end: ReleaseEnd<SubmittedApplication>): void => {
    void this.#with.jointRelease.acknowledge(end.intent.id)();
    runInAction(() => {
      this.leave();
      if (end.kind === 'created') {
        this.end = { kind: 'released', number: end.result.number };
        this.#onReleased(end.result);
      } else
        this.end =
          end.kind === 'refused' ? { kind: 'refused', messages: end.messages } : { kind: 'not-arrived' };
    });
  };

  readonly #unasked = (failure: Failure): void => {
    runInAction(() => {
      this.leave();
      if (failure.kind === 'validation') this.end = { kind: 'refused', messages: failure.messages };
      else this.#follow(failure);
    });
  };

  readonly #follow = (failure: Failure): void => {
    const { kind } = this.#with.followFailure.execute(failure);
    if (kind === 'left' || failure.kind === 'tan') return;
    runInAction(() => {
      // What is locked stays so, whatever the proof: it is said at the list, with whom to ask.
      if (kind === 'route' && this.release.stage.kind === 'proof') this.leave();
      this.failure = failure;
    });
  };
}
