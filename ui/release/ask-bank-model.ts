import type { Cancel, Scheduler } from '@application/ports/scheduler';
import type { Release } from '@application/release/release';
import type { ReleaseEnd, ReleaseState } from '@application/release/release-state';
import type { Failure } from '@domain/failure/failure';
import type { Intent } from '@domain/release/intent';
import { askAgainAfter } from '@domain/release/ask-again';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What the bank is asked with. */
export interface AskBankCollaborators<T> {
  readonly release: Pick<Release<never, T>, 'ask'>;
  readonly scheduler: Pick<Scheduler, 'after'>;
}

/** Who asked: told once the bank has said what became of it, and of failures that lead away. */
export interface AskBankListener<T> {
  onEnd(end: ReleaseEnd<T>): void;
  onFailure(failure: Failure): void;
}

/** What became of a release that was not answered. Asks until the bank answers; nothing else is offered before (reliability.md 1). */
export class AskBankModel<T> {
  readonly #with: AskBankCollaborators<T>;
  readonly #listener: AskBankListener<T>;
  #cancel: Cancel | undefined;
  #isDisposed = false;
  /** How often it was asked for in vain. */
  #times = 0;
  intent: Intent;
  isBusy = false;
  /** Why the bank could not be asked; without one, another page is sending it just now. */
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
    if (told.kind !== 'asking') {
      this.#listener.onEnd(told);
      return;
    }
    this.failure = told.failure;
    // A function that is blocked stays so: the customer asks again, or is led to the reason.
    if (told.failure?.kind === 'blocked') {
      this.#listener.onFailure(told.failure);
      return;
    }
    this.#times += 1;
    this.#cancel = this.#with.scheduler.after(askAgainAfter(this.#times), () => void this.#put());
  }

  /** Asks at once, at the customer's wish or because something has happened: then it is asked often again. */
  async ask(): Promise<void> {
    this.#times = 0;
    await this.#put();
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#cancel?.();
  }

  async #put(): Promise<void> {
    if (this.isBusy) return;
    this.#cancel?.();
    runInAction(() => {
      this.isBusy = true;
    });
    const answer = await this.#with.release.ask(this.intent.id)();
    if (this.#isDisposed) return;
    runInAction(() => {
      this.isBusy = false;
      if (E.isRight(answer)) this.take(answer.right);
      else this.#listener.onFailure(answer.left);
    });
  }
}
