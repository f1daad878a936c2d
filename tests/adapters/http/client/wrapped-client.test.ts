import type { BankClient } from '@adapters/http/client/bank-client';
import { WatchedClient } from '@adapters/http/client/watched-client';
import type { Failure } from '@domain/shared/failure';
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

describe('a watched client', () => {
  it.each(['send', 'read', 'sendForChallenge'] as const)(
    'tells the failure of %s and still gives it to the caller [KIT-12]',
    async (operation) => {
      const told: Failure[] = [];
      const answer = await new WatchedClient(failing, (failure) => told.push(failure))[operation](call)();
      expect(answer).toEqual(E.left(expired));
      expect(told).toEqual([expired]);
    },
  );
});
