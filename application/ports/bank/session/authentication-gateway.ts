import type { AuthenticationState, AuthenticationTarget } from '@domain/session/authentication-state';
import type { Session } from '@domain/session/session';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import type { Result } from '../../result';

/** The order TAN gate at the bank: its state and the calls its targets name (portal.md 7). */
export interface AuthenticationGateway {
  state(): Result<AuthenticationState>;
  /** Asks the target for a challenge; without a type the customer's favourite way is used. */
  validate(target: AuthenticationTarget, type?: TanType): Result<TanChallenge>;
  activate(target: AuthenticationTarget, answer: TanAnswer): Result<Session>;
}
