import type { BankClient } from '@adapters/http/client/bank-client';
import { WrappedClient } from '@adapters/http/client/wrapped-client';
import type { Result } from '@application/ports/result';
import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';

const expired: Failure = { kind: 'session-expired', logoutUrl: '/lp/wt/logout' };
const call = { method: 'GET', path: '/x', answer: t.unknown, timeOut: 1000 } as const;

const failing: BankClient = {
  send: () => TE.left(expired),
  read: () => TE.left(expired),
  sendForChallenge: () => TE.left(expired),
};

describe('a wrapped client', () => {
  it.each(['send', 'read', 'sendForChallenge'] as const)(
    'has something around %s, and the caller still gets the answer [KIT-12]',
    async (operation) => {
      const told: Failure[] = [];
      const telling = <T>(wrapped: Result<T>): Result<T> =>
        TE.mapLeft<Failure, Failure>((failure) => {
          told.push(failure);
          return failure;
        })(wrapped);
      const answer = await new WrappedClient(failing, telling)[operation](call)();
      expect(answer).toEqual(E.left(expired));
      expect(told).toEqual([expired]);
    },
  );
});
