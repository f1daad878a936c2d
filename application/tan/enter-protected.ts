import type { AuthenticationTargets } from '@domain/session/authentication-state';
import type { Failure } from '@domain/failure/failure';
import type { TanState } from '@domain/tan/tan-choice';
import * as E from 'fp-ts/Either';
import type { AuthenticationGateway } from '../ports/bank/session/authentication-gateway';
import type { Result } from '../ports/result';

/** What the gate before protected content finds (portal.md 4). */
export type Entrance<C> =
  | { readonly kind: 'content'; readonly content: C }
  /** Authorisation is required: by which ways, and what leads there. */
  | {
      readonly kind: 'authorisation';
      readonly tanState: TanState | undefined;
      readonly targets: AuthenticationTargets;
    };

/**
 * Asks for protected content without authentication (TAN-03). Where the bank requires authorisation its TAN state
 * is kept and the targets are read; if the session turns out to be authorised by now, in another tab perhaps, the
 * content is asked for once more.
 */
export class EnterProtected<C> {
  constructor(
    private readonly load: () => Result<C>,
    private readonly authentication: Pick<AuthenticationGateway, 'state'>,
  ) {}

  execute(): Result<Entrance<C>> {
    return async () => {
      const found = await this.load()();
      if (E.isRight(found)) return E.right({ kind: 'content', content: found.right });
      const required = found.left;
      if (required.kind !== 'session-tan-required') return found;
      const state = await this.authentication.state()();
      if (E.isLeft(state)) return state;
      return state.right.kind === 'required'
        ? E.right({ kind: 'authorisation', tanState: required.tanState, targets: state.right.targets })
        : this.#again();
    };
  }

  async #again(): Promise<E.Either<Failure, Entrance<C>>> {
    return E.map((content: C): Entrance<C> => ({ kind: 'content', content }))(await this.load()());
  }
}
