import type { AuthenticationGateway } from '@application/ports/bank/session/authentication-gateway';
import type { Result } from '@application/ports/result';
import type { AuthenticationState, AuthenticationTarget } from '@domain/session/authentication-state';
import type { Session } from '@domain/session/session';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BankClient } from '../client/bank-client';
import { answerChallenge, askChallenge } from '../client/tan-headers';
import { timeOuts } from '../client/time-outs';
import { wireAuthenticationState } from './authentication-codec';
import { toAuthenticationState } from './authentication-mapper';
import { wireSession } from './session-codec';
import { toSession } from './session-mapper';

/** The order TAN gate: its state, and the targets the bank names in it (portal.md 7, api.md 3). */
export class HttpAuthenticationGateway implements AuthenticationGateway {
  constructor(private readonly client: BankClient) {}

  state(): Result<AuthenticationState> {
    const call = this.client.read({
      method: 'GET',
      path: '/session/clients/user/v1/authenticationstate',
      answer: wireAuthenticationState,
      timeOut: timeOuts.read,
    });
    return pipe(call, TE.map(toAuthenticationState));
  }

  validate(target: AuthenticationTarget, type?: TanType): Result<TanChallenge> {
    const call = this.client.sendForChallenge(callOf(target, askChallenge(type)));
    return pipe(
      call,
      TE.map(({ challenge }) => challenge),
    );
  }

  activate(target: AuthenticationTarget, answer: TanAnswer): Result<Session> {
    return pipe(this.client.read(callOf(target, answerChallenge(answer))), TE.map(toSession));
  }
}

/** The transaction goes as body or, to a target that is read, as query. Never repeated, whatever its method. */
const callOf = (
  { transactionIdentifier, href, method }: AuthenticationTarget,
  headers: Readonly<Record<string, string>>,
) => ({
  method,
  from: 'origin' as const,
  path: href,
  ...(method === 'GET' ? { query: { transactionIdentifier } } : { body: { transactionIdentifier } }),
  headers,
  answer: wireSession,
  timeOut: timeOuts.check,
  repeatable: false,
});
