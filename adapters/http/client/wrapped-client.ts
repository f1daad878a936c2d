import type { Result } from '@application/ports/result';
import type { Failure } from '@domain/shared/failure';
import * as TE from 'fp-ts/TaskEither';
import type { Answer, BankClient, Challenged } from './bank-client';
import type { Call } from './call';

/** A client whose failures are told to somebody before the caller gets them: the end of the session concerns every page. */
export class WatchedClient implements BankClient {
  readonly #client: BankClient;
  readonly #onFailure: (failure: Failure) => void;

  constructor(client: BankClient, onFailure: (failure: Failure) => void) {
    this.#client = client;
    this.#onFailure = onFailure;
  }

  send<A>(call: Call<A>): Result<Answer<A>> {
    return this.#watched(this.#client.send(call));
  }

  read<A>(call: Call<A>): Result<A> {
    return this.#watched(this.#client.read(call));
  }

  sendForChallenge<A>(call: Call<A>): Result<Challenged<A>> {
    return this.#watched(this.#client.sendForChallenge(call));
  }

  #watched<T>(result: Result<T>): Result<T> {
    return TE.mapLeft<Failure, Failure>((failure) => {
      this.#onFailure(failure);
      return failure;
    })(result);
  }
}
