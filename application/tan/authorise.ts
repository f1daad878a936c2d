import type { AuthenticationTargets } from '@domain/session/authentication-state';
import type { Session } from '@domain/session/session';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { AuthenticationGateway } from '../ports/bank/authentication-gateway';
import type { Result } from '../ports/result';

/** Opens protected content with the customer's proof (TAN-03). Never repeated: a TAN counts once. */
export class Authorise {
  constructor(private readonly authentication: Pick<AuthenticationGateway, 'activate'>) {}

  execute({ activate }: AuthenticationTargets, answer: TanAnswer): Result<Session> {
    return this.authentication.activate(activate, answer);
  }
}
