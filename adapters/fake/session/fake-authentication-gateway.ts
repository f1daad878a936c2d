import type { AuthenticationGateway } from '@application/ports/bank/session/authentication-gateway';
import type { Result } from '@application/ports/result';
import type { AuthenticationState, AuthenticationTarget } from '@domain/session/authentication-state';
import type { Failure } from '@domain/failure/failure';
import type { Session } from '@domain/session/session';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import * as E from 'fp-ts/Either';
import type { FakeBank } from '../bank/fake-bank';

/** The order TAN gate of the fake bank: its targets lead to the session TAN. */
export class FakeAuthenticationGateway implements AuthenticationGateway {
  constructor(private readonly bank: FakeBank) {}

  state(): Result<AuthenticationState> {
    return this.bank.answer('authenticationState', 'session', (): E.Either<Failure, AuthenticationState> => {
      const { session } = this.bank.world;
      if (session.sessionTanActive) return E.right({ kind: 'authorised', session });
      const target = (name: string): AuthenticationTarget => ({
        transactionIdentifier: session.id,
        href: `/api/session/clients/user/v1/authenticationstate/${name}`,
        method: 'POST',
      });
      return E.right({
        kind: 'required',
        targets: { validate: target('validate'), activate: target('activate') },
      });
    });
  }

  validate({ transactionIdentifier }: AuthenticationTarget, type?: TanType): Result<TanChallenge> {
    return this.bank.answer('authenticationValidate', 'session', () =>
      this.bank.tan.issue('session', transactionIdentifier, type),
    );
  }

  activate({ transactionIdentifier }: AuthenticationTarget, answer: TanAnswer): Result<Session> {
    return this.bank.answer('authenticationActivate', 'session', () =>
      E.map(() => (this.bank.world.session = { id: this.bank.world.session.id, sessionTanActive: true }))(
        this.bank.tan.redeem(answer, 'session', transactionIdentifier),
      ),
    );
  }
}
