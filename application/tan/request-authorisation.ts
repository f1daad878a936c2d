import type { AuthenticationTargets } from '@domain/session/authentication-state';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import type { AuthenticationGateway } from '../ports/bank/authentication-gateway';
import type { Result } from '../ports/result';

/** Asks for the challenge that opens protected content (TAN-03). Never repeated: five unused challenges lock. */
export class RequestAuthorisation {
  constructor(private readonly authentication: Pick<AuthenticationGateway, 'validate'>) {}

  execute({ validate }: AuthenticationTargets, type?: TanType): Result<TanChallenge> {
    return this.authentication.validate(validate, type);
  }
}
