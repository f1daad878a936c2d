import type { KeyedIntent, Outcome } from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { wireWord } from '../wire/wire-enum';
import { toMessage, wireMessage } from '../wire/wire-message';
import { wireObject } from '../wire/wire-object';
import type { BankClient } from './bank-client';
import { path } from './path';
import { timeOuts } from './time-outs';

/** Asks what became of a key, or closes it. */
export type IntentMethod = 'GET' | 'DELETE';

/** Where the keys of customers lie. */
const CUSTOMERS = '/session/clients/user/v1/intents/';

/** The bank's answer about a key as it stands. Not repeated here: each question is noted. */
export const readIntent = <A>(
  client: BankClient,
  method: IntentMethod,
  { id }: Pick<KeyedIntent, 'id'>,
  answer: t.Decoder<unknown, A>,
  place = CUSTOMERS,
): Result<A> =>
  client.read({
    method,
    path: place + path`${id}`,
    answer,
    timeOut: timeOuts.read,
    repeatable: false,
  });

const refused = wireObject('Refused', { state: t.literal('REFUSED'), messages: t.array(wireMessage) });
const unused = wireObject('Unused', { state: wireWord('IntentState', ['VOID', 'UNKNOWN']) });

/**
 * What became of a key, or that it is void from now on, with what came of it in the shape of its kind (api.md 9); each
 * state carries what belongs to it.
 */
export function askIntent<W, T>(
  client: BankClient,
  method: IntentMethod,
  intent: KeyedIntent,
  result: t.Type<W, unknown>,
  toResult: (wire: W) => T,
  place?: string,
): Result<Outcome<T>> {
  const done = wireObject('Done', { state: t.literal('DONE'), result });
  return askOutcome(client, method, intent, done, (wire) => toResult(wire.result), place);
}

/** The same, with what is told of it where it is done. */
export function askOutcome<D extends { readonly state: 'DONE' }, T>(
  client: BankClient,
  method: IntentMethod,
  intent: KeyedIntent,
  done: t.Type<D, unknown>,
  toResult: (done: D) => T,
  place?: string,
): Result<Outcome<T>> {
  return pipe(
    readIntent(client, method, intent, t.union([refused, unused, done], 'Intent'), place),
    TE.map((wire): Outcome<T> => {
      switch (wire.state) {
        case 'DONE':
          return { kind: 'created', result: toResult(wire) };
        case 'REFUSED':
          return { kind: 'refused', messages: wire.messages.map(toMessage) };
        case 'VOID':
          return { kind: 'void' };
        case 'UNKNOWN':
          return { kind: 'unknown' };
      }
    }),
  );
}
