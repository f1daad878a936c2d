import type { Result } from '@application/ports/result';
import type { Scheduler } from '@application/ports/scheduler';
import { withRetry } from '@application/shared/with-retry';
import type { Answer, BankClient, Challenged } from './bank-client';
import type { Call } from './call';

/**
 * A client that repeats what failed for a while, where the call says it may be made twice (KIT-12). Guards
 * use the plain client: they have time-outs and retries of their own.
 */
export class PatientClient implements BankClient {
  readonly #client: BankClient;
  readonly #scheduler: Pick<Scheduler, 'after'>;

  constructor(client: BankClient, scheduler: Pick<Scheduler, 'after'>) {
    this.#client = client;
    this.#scheduler = scheduler;
  }

  send<A>(call: Call<A>): Result<Answer<A>> {
    return this.#patiently(call, this.#client.send(call));
  }

  read<A>(call: Call<A>): Result<A> {
    return this.#patiently(call, this.#client.read(call));
  }

  /** Never repeated: each challenge counts towards the lock. */
  sendForChallenge<A>(call: Call<A>): Result<Challenged<A>> {
    return this.#client.sendForChallenge(call);
  }

  #patiently<T>(call: Call<unknown>, result: Result<T>): Result<T> {
    return (call.repeatable ?? call.method === 'GET') ? withRetry(this.#scheduler)(result) : result;
  }
}
