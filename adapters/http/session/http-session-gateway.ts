import type { Result } from '@application/ports/result';
import type { SessionGateway } from '@application/ports/bank/session/session-gateway';
import type { Profile, Session } from '@domain/session/session';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BankClient } from '../client/bank-client';
import { path } from '../client/path';
import { present } from '../wire/present';
import { answerChallenge, askChallenge, readTanState } from '../client/tan-headers';
import { timeOuts } from '../client/time-outs';
import { wireDraftKey, wireProfile, wireSession, wireSessions } from './session-codec';
import { fromSession, toProfile, toSession } from './session-mapper';

/** The session at the bank and its second factor (portal.md 7). */
export class HttpSessionGateway implements SessionGateway {
  constructor(private readonly client: BankClient) {}

  load(): Result<Session> {
    const call = this.client.send({
      method: 'GET',
      path: '/session/clients/user/v1/sessions',
      answer: wireSessions,
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ body: [session], header }) =>
        present({ ...toSession(session), tanState: readTanState(header) }),
      ),
    );
  }

  requestActivation(session: Session, type?: TanType): Result<TanChallenge> {
    const call = this.client.sendForChallenge({
      method: 'POST',
      path: path`/session/clients/user/v1/sessions/${session.id}/validate`,
      headers: askChallenge(type),
      body: fromSession(session),
      answer: wireSession,
      timeOut: timeOuts.check,
    });
    return pipe(
      call,
      TE.map(({ challenge }) => challenge),
    );
  }

  activate(session: Session, answer: TanAnswer): Result<Session> {
    const call = this.client.read({
      method: 'PATCH',
      path: path`/session/clients/user/v1/sessions/${session.id}`,
      headers: answerChallenge(answer),
      body: fromSession(session),
      answer: wireSession,
      timeOut: timeOuts.check,
    });
    return pipe(call, TE.map(toSession));
  }

  profile(): Result<Profile> {
    const call = this.client.read({
      method: 'GET',
      path: '/customer/participants/user/v1/profile',
      answer: wireProfile,
      timeOut: timeOuts.read,
    });
    return pipe(call, TE.map(toProfile));
  }

  draftKey(session: Session): Result<Uint8Array> {
    const call = this.client.read({
      method: 'GET',
      path: path`/session/clients/user/v1/sessions/${session.id}/draftkey`,
      answer: wireDraftKey,
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ key }) => key),
    );
  }
}
