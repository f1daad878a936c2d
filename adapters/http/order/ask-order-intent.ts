import type { Outcome } from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import type { IntentId } from '@domain/codes/ids';
import type { Order } from '@domain/order/open/order';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BankClient } from '../client/bank-client';
import { timeOuts } from '../client/time-outs';
import { intentPath } from '../intent/intents-path';
import { wireIntent } from './order-codec';
import { toOutcome } from './order-mapper';

/** What became of a key with which something was done to an order. Not repeated here: each question is noted. */
export const askOrderIntent = (
  client: BankClient,
  method: 'GET' | 'DELETE',
  key: IntentId,
): Result<Outcome<Order>> =>
  pipe(
    client.read({
      method,
      path: intentPath(key),
      answer: wireIntent,
      timeOut: timeOuts.read,
      repeatable: false,
    }),
    TE.map(toOutcome),
  );
