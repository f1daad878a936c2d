import type { Cancel, Scheduler } from '@application/ports/scheduler';
import type { Result } from '@application/ports/result';
import type { Release } from '@application/release/release';
import type { ReleaseEnd, ReleaseState } from '@application/release/release-state';
import type { Failure } from '@domain/failure/failure';
import type { Intent } from '@domain/release/intent';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What the bank is asked with. */
export interface AskBankCollaborators<T> {
  readonly release: Pick<Release<never, T>, 'ask' | 'discard'>;
  readonly scheduler: Pick<Scheduler, 'after'>;
}

/** Who asked: told once the bank has said what became of it, and of failures that lead away. */
export interface AskBankListener<T> {
  onEnd(end: ReleaseEnd<T>): void;
  onFailure(failure: Failure): void;
  /** The bank has seen nothing of it, and the screen offers it again; without this the customer decides here. */
  readonly onOpen?: () => void;
}

/** Pause between two questions while the bank stays silent, in milliseconds. */
export const ASK_AGAIN_MS = 5000;

/** What became of a release that was not answered. Asks until the bank answers; nothing else is offered before (reliability.md 1). */
export class AskBankModel<T> {
  readonly #with: AskBankCollaborators<T>;
  readonly #listener: AskBankListener<T>;
  #cancel: Cancel | undefined;
  #isDisposed = false;
  intent: Intent;
  /** `open`: the bank has never seen it, the customer decides; `asking`: it could not be reached. */
  state: 'asking' | 'open' = 'asking';
  isBusy = false;
  failure: Failure | undefined;

  constructor(intent: Intent, collaborators: AskBankCollaborators<T>, listener: AskBankListener<T>) {
    this.intent = intent;
    this.#with = collaborators;
    this.#listener = listener;
    makeAutoObservable(this, { intent: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** Takes up an answer that is already known. */
  take(told: ReleaseState<T>): void {
    this.intent = told.intent;
    switch (told.kind) {
      case 'asking':
        this.state = 'asking';
        this.failure = told.failure;
        // A function that is blocked stays so: the customer asks again, or is led to the reason.
        if (told.failure.kind === 'blocked') this.#listener.onFailure(told.failure);
        else this.#cancel = this.#with.scheduler.after(ASK_AGAIN_MS, () => void this.ask());
        return;
      case 'open':
        if (this.#listener.onOpen !== undefined) {
          this.#listener.onOpen();
          return;
        }
        this.state = 'open';
        this.failure = told.failure;
        // The server failed before it acted: that is told where failures of the server are told.
        if (told.failure?.kind === 'server') this.#listener.onFailure(told.failure);
        return;
      case 'created':
      case 'refused':
      case 'void':
        this.#listener.onEnd(told);
    }
  }

  async ask(): Promise<void> {
    await this.#put(this.#with.release.ask(this.intent.id));
  }

  /** Gives it up; only the bank's answer ends it. */
  async discard(): Promise<void> {
    await this.#put(this.#with.release.discard(this.intent.id));
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#cancel?.();
  }

  async #put(question: Result<ReleaseState<T>>): Promise<void> {
    if (this.isBusy) return;
    this.#cancel?.();
    this.isBusy = true;
    const answer = await question();
    if (this.#isDisposed) return;
    runInAction(() => {
      this.isBusy = false;
      if (E.isRight(answer)) this.take(answer.right);
      else this.#listener.onFailure(answer.left);
    });
  }
}
