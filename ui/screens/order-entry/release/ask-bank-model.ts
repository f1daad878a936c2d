import type { AskBank } from '@application/order/ask-bank';
import type { DiscardIntent } from '@application/order/discard-intent';
import type { Standing } from '@application/order/standing';
import type { Cancel, Scheduler } from '@application/ports/scheduler';
import type { Intent } from '@domain/order/intent';
import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What the bank is asked with. */
export interface AskBankCollaborators {
  readonly askBank: Pick<AskBank, 'execute'>;
  readonly discardIntent: Pick<DiscardIntent, 'execute'>;
  readonly scheduler: Pick<Scheduler, 'after'>;
}

/** Who asked: told once the bank has said what became of the intent, and of failures that end the session. */
export interface AskBankListener {
  onSettled(standing: Exclude<Standing, { kind: 'open' | 'asking' }>): void;
  onFailure(failure: Failure): void;
}

/** Pause between two questions while the bank stays silent. */
export const ASK_AGAIN_MS = 5000;

/**
 * What became of an order whose release was not answered. Asks until the bank answers; nothing else is offered
 * before (reliability.md 1).
 */
export class AskBankModel {
  readonly #collaborators: AskBankCollaborators;
  readonly #listener: AskBankListener;
  #cancel: Cancel | undefined;
  #isDisposed = false;
  intent: Intent;
  /** `open`: the bank has never seen it, the customer decides; `asking`: it could not be reached. */
  state: 'asking' | 'open' = 'asking';
  isBusy = false;
  failure: Failure | undefined;

  constructor(intent: Intent, collaborators: AskBankCollaborators, listener: AskBankListener) {
    this.intent = intent;
    this.#collaborators = collaborators;
    this.#listener = listener;
    makeAutoObservable(this, { intent: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** Takes up an answer that is already known. */
  take(standing: Standing): void {
    this.intent = standing.intent;
    switch (standing.kind) {
      case 'asking':
        this.state = 'asking';
        this.failure = standing.failure;
        this.#cancel = this.#collaborators.scheduler.after(ASK_AGAIN_MS, () => void this.ask());
        return;
      case 'open':
        this.state = 'open';
        this.failure = standing.failure;
        return;
      case 'created':
      case 'refused':
      case 'void':
        this.#listener.onSettled(standing);
    }
  }

  async ask(): Promise<void> {
    await this.#put(this.#collaborators.askBank.execute(this.intent.id));
  }

  /** Gives the intent up; only the bank's answer ends it. */
  async discard(): Promise<void> {
    await this.#put(this.#collaborators.discardIntent.execute(this.intent.id));
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#cancel?.();
  }

  async #put(question: ReturnType<AskBank['execute']>): Promise<void> {
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
