import type { Session } from './session';

/** A call that leads to the session TAN: where, and with which transaction as body or query (portal.md 3). */
export interface AuthenticationTarget {
  readonly transactionIdentifier: string;
  /** A path of this origin. */
  readonly href: string;
  readonly method: 'POST' | 'GET';
}

/** What leads to authorisation: validation asks for a challenge, activation answers it. */
export interface AuthenticationTargets {
  readonly validate: AuthenticationTarget;
  readonly activate: AuthenticationTarget;
}

/** The authentication state of the order TAN gate: authorised, or what leads there (api.md 3). */
export type AuthenticationState =
  | { readonly kind: 'authorised'; readonly session: Session }
  | { readonly kind: 'required'; readonly targets: AuthenticationTargets };
