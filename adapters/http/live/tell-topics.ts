import type { Result } from '@application/ports/result';
import type { BankClient } from '../client/bank-client';
import { noContent } from '../client/no-content';
import { timeOuts } from '../client/time-outs';

/** Tells the bank what a stream shall carry (decisions.md); the topics replace those told before. */
export const tellTopics =
  (client: Pick<BankClient, 'read'>) =>
  (stream: string, topics: readonly string[]): Result<void> =>
    client.read({
      method: 'POST',
      path: '/events/subscriptions',
      body: { stream, topics },
      answer: noContent,
      timeOut: timeOuts.read,
    });
