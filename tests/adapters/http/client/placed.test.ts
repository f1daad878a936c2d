import type { BankClient } from '@adapters/http/client/bank-client';
import { keyedRelease, type KeyedKind } from '@adapters/http/client/keyed-release';
import { placedRelease } from '@adapters/http/client/placed';
import { intentId } from '@domain/codes/ids';
import type { Failure } from '@domain/failure/failure';
import type { Message } from '@domain/message/message';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';

const said = (...origin: readonly string[]): Message => ({ severity: 'ERROR', key: 'k', args: {}, origin });
const refusal: Failure = {
  kind: 'validation',
  code: 'precondition.failed',
  messages: [said('wire'), said()],
};
const placed = { ...refusal, messages: [said('form of wire'), said()] };

const kind: KeyedKind<string, string, string, never> = {
  validation: () => ({ method: 'POST', path: '/x' }),
  creation: () => ({ method: 'POST', path: '/x' }),
  answer: t.string,
  toResult: (wire) => wire,
};

const refusing: BankClient = {
  send: () => TE.left(refusal),
  read: () => TE.left(refusal),
  sendForChallenge: () => TE.left(refusal),
};

const released = (client: BankClient) =>
  placedRelease(keyedRelease(client, kind), (address) => `form of ${address}`);

const key = { id: intentId('a') };

describe('what is told of a released kind', () => {
  it('is about what its form calls so, where it is refused [ORD-25]', async () => {
    const gateway = released(refusing);
    for (const call of [gateway.validate('c'), gateway.create('c', undefined, key)])
      expect(await (call satisfies TE.TaskEither<Failure, unknown>)()).toEqual(E.left(placed));
  });

  it.each(['outcomeOf', 'void'] as const)(
    'is so where its key tells of it: %s [ORD-25]',
    async (question) => {
      const told = { state: 'REFUSED', messages: [{ severity: 'ERROR', key: 'k', origin: ['wire'] }] };
      const client: BankClient = {
        ...refusing,
        read: ({ answer }) => {
          const decoded = answer.decode(told);
          return E.isRight(decoded) ? TE.right(decoded.right) : TE.left(refusal);
        },
      };
      expect(await released(client)[question](key)()).toEqual(
        E.right({ kind: 'refused', messages: [said('form of wire')] }),
      );
    },
  );

  it('leaves every other failure as it is', async () => {
    const expired: Failure = { kind: 'session-expired' };
    const client: BankClient = { ...refusing, read: () => TE.left(expired) };
    expect(await released(client).create('c', undefined, key)()).toEqual(E.left(expired));
  });
});
