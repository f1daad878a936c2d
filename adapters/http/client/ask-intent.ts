import type { Result } from '@application/ports/result';
import type { IntentId } from '@domain/codes/ids';
import type * as t from 'io-ts';
import type { BankClient } from './bank-client';
import { path } from './path';
import { timeOuts } from './time-outs';

/** What became of a key, or that it is void from now on, whatever was released with it (api.md 9). Not repeated here: each question is noted. */
export const askIntent = <A>(
  client: BankClient,
  method: 'GET' | 'DELETE',
  key: IntentId,
  answer: t.Decoder<unknown, A>,
): Result<A> =>
  client.read({
    method,
    path: path`/session/clients/user/v1/intents/${key}`,
    answer,
    timeOut: timeOuts.read,
    repeatable: false,
  });
