import type {
  KeyedIntent,
  Outcome,
  ReleaseGateway,
  Validated,
} from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { IntentId } from '@domain/codes/ids';
import type { TanType } from '@domain/tan/tan-type';
import { pipe } from 'fp-ts/function';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { askIntent, type IntentMethod } from './ask-intent';
import type { BankClient } from './bank-client';
import type { Call } from './call';
import { noContent } from './no-content';
import { askChallenge, keyedProof, readChallenge } from './tan-headers';
import { timeOuts } from './time-outs';

/** What one kind sends: where, how, with which body. */
type Sent = Pick<Call<unknown>, 'method' | 'path' | 'query' | 'body'>;

/** All in which kinds differ at the bank: what they send, and what they read of the answers. */
export interface KeyedKind<C, W, T, N> {
  readonly validation: (content: C) => Sent;
  readonly creation: (content: C, intent: KeyedIntent) => Sent;
  /** What came of it, as its creation answers and as its key tells later. */
  readonly answer: t.Type<W, unknown>;
  readonly toResult: (wire: W) => T;
  /** What came of it, where its creation answers nothing. */
  readonly unanswered?: (intent: KeyedIntent) => T;
  /** Set where the bank may want no proof: its answer then carries no challenge. */
  readonly mayGoUnproven?: true;
  /** What the validation tells besides: the name the bank gives already, or to what it binds itself. */
  readonly validated?: {
    readonly answer: t.Type<N, unknown>;
    readonly read: (wire: N) => Pick<Validated, 'subject' | 'binding'>;
  };
  /** Where a key lies, if not among those of customers. */
  readonly place?: (id: IntentId) => Task<string | undefined>;
}

/** How every kind is released at the bank: validated, created once with the key of the intent, asked for by it (api.md 9). */
export function keyedRelease<C, W, T, N = never>(
  client: BankClient,
  kind: KeyedKind<C, W, T, N>,
): ReleaseGateway<C, T> {
  const { answer, toResult, validated, unanswered } = kind;
  const ask =
    (method: IntentMethod, intent: KeyedIntent): Result<Outcome<T>> =>
    async () =>
      askIntent(client, method, intent, answer, toResult, await kind.place?.(intent.id)())();
  return {
    validate(content: C, type?: TanType): Result<Validated> {
      const call = { ...kind.validation(content), headers: askChallenge(type), timeOut: timeOuts.check };
      if (kind.mayGoUnproven)
        return pipe(
          client.send({ ...call, answer: t.UnknownRecord }),
          TE.map(({ messages, header }) => {
            const challenge = readChallenge(header);
            return { messages, ...(challenge && { challenge }) };
          }),
        );
      return validated === undefined
        ? pipe(
            client.sendForChallenge({ ...call, answer: t.UnknownRecord }),
            TE.map(({ messages, challenge }) => ({ messages, challenge })),
          )
        : pipe(
            client.sendForChallenge({ ...call, answer: validated.answer }),
            TE.map(({ body, messages, challenge }) => ({
              messages,
              challenge,
              ...validated.read(body),
            })),
          );
    },
    create(content: C, proof: TanAnswer | undefined, intent: KeyedIntent): Result<T> {
      const headers = keyedProof(intent.id, proof);
      const call = { ...kind.creation(content, intent), headers, timeOut: timeOuts.create };
      return unanswered === undefined
        ? pipe(client.read({ ...call, answer }), TE.map(toResult))
        : pipe(
            client.read({ ...call, answer: noContent }),
            TE.map(() => unanswered(intent)),
          );
    },
    outcomeOf: (intent) => ask('GET', intent),
    void: (intent) => ask('DELETE', intent),
  };
}
