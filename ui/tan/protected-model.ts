import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Result } from '@application/ports/result';
import type { AuthenticationGateway } from '@application/ports/bank/session/authentication-gateway';
import type { EnterProtected, Entrance } from '@application/tan/enter-protected';
import type { AuthenticationTargets } from '@domain/session/authentication-state';
import type { Failure } from '@domain/failure/failure';
import type { TanAnswer } from '@domain/tan/tan-answer';
import { openingEntry } from '@domain/tan/tan-entry';
import { TanEntryModel, type TanEntryState, type TanTools } from './tan-entry-model';

/** What the gate works with; what it protects is whatever `enter` loads. */
export interface ProtectedCollaborators<C> extends TanTools {
  readonly enter: Pick<EnterProtected<C>, 'execute'>;
  /** Neither call is repeated: a TAN counts once, and five unused challenges lock (TAN-03). */
  readonly authentication: Pick<AuthenticationGateway, 'validate' | 'activate'>;
}

/** The three states of portal.md 4, and content that does not come for another reason than authorisation. */
export type ProtectedState<C> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'authorisation'; readonly tan: TanEntryState }
  | { readonly kind: 'content'; readonly content: C }
  | { readonly kind: 'failed'; readonly failure: Failure };

/**
 * The order TAN gate (TAN-03), for orders, savings plans and applications alike: asks for its content without
 * authentication, has the customer authorise where the bank requires it, and asks again. An error after that is
 * shown at the entry; a TAN that was good is not asked for twice.
 */
export class ProtectedModel<C> {
  state: ProtectedState<C> = { kind: 'waiting' };
  readonly #collaborators: ProtectedCollaborators<C>;
  #isStarted = false;

  constructor(collaborators: ProtectedCollaborators<C>) {
    this.#collaborators = collaborators;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Asks at the first call; `retry` asks again after a failure. */
  async start(): Promise<void> {
    if (this.#isStarted) return;
    this.#isStarted = true;
    await this.retry();
  }

  async retry(): Promise<void> {
    this.state = { kind: 'waiting' };
    const answer = await this.#collaborators.enter.execute()();
    runInAction(() => {
      this.state = E.isLeft(answer) ? { kind: 'failed', failure: answer.left } : this.#entered(answer.right);
    });
  }

  #entered(entrance: Entrance<C>): ProtectedState<C> {
    if (entrance.kind === 'content') return entrance;
    const { tanState, targets } = entrance;
    const tan = new TanEntryModel<C>(
      {
        ...this.#collaborators,
        request: (type) => this.#collaborators.authentication.validate(targets.validate, type),
        submit: this.#submission(targets),
        onAccepted: (content) => runInAction(() => (this.state = { kind: 'content', content })),
        sendsApproval: true,
      },
      openingEntry(tanState),
    );
    return { kind: 'authorisation', tan };
  }

  #submission(targets: AuthenticationTargets): (answer: TanAnswer) => Result<C> {
    let isAuthorised = false;
    return (answer) => async () => {
      if (!isAuthorised) {
        const authorised = await this.#collaborators.authentication.activate(targets.activate, answer)();
        if (E.isLeft(authorised)) return authorised;
        isAuthorised = true;
      }
      const entrance = await this.#collaborators.enter.execute()();
      if (E.isLeft(entrance)) return entrance;
      return entrance.right.kind === 'content'
        ? E.right(entrance.right.content)
        : E.left({ kind: 'session-tan-required' });
    };
  }
}
