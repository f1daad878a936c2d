import type { Result } from '@application/ports/result';
import type { Answer, BankClient, Challenged } from './bank-client';
import type { Call } from './call';

/** What is done around every call, whatever it yields. */
export type Wrapping = <T>(call: Result<T>) => Result<T>;

/** A client with something around every call: what concerns each page, such as the end of the session. */
export class WrappedClient implements BankClient {
  readonly #client: BankClient;
  readonly #wrap: Wrapping;

  constructor(client: BankClient, wrap: Wrapping) {
    this.#client = client;
    this.#wrap = wrap;
  }

  send<A>(call: Call<A>): Result<Answer<A>> {
    return this.#wrap(this.#client.send(call));
  }

  read<A>(call: Call<A>): Result<A> {
    return this.#wrap(this.#client.read(call));
  }

  sendForChallenge<A>(call: Call<A>): Result<Challenged<A>> {
    return this.#wrap(this.#client.sendForChallenge(call));
  }
}
