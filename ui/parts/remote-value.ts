import type { Clock } from '@application/ports/clock';
import type { Result } from '@application/ports/result';
import type { Failure } from '@domain/failure/failure';
import {
  failed,
  idle,
  loaded,
  loading,
  valueOrUndefined,
  type RemoteData,
} from '@domain/failure/remote-data';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Something the bank knows, loaded again as the question changes; a late answer to an older question is dropped. */
export class RemoteValue<T> {
  readonly #clock: Clock;
  #run = 0;
  data: RemoteData<T> = idle;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, { data: observableRef }, { autoBind: true });
  }

  get value(): T | undefined {
    return valueOrUndefined(this.data);
  }

  /** Why the last question was answered by no value. */
  get failure(): Failure | undefined {
    return this.data.kind === 'failed' ? this.data.failure : undefined;
  }

  /** Asks; yields the value unless a newer question overtook this one or the bank failed. */
  async load(ask: Result<T>): Promise<T | undefined> {
    const run = ++this.#run;
    this.data = loading(this.#clock.now(), this.data);
    const answer = await ask();
    if (run !== this.#run) return undefined;
    runInAction(() => {
      this.data = E.isRight(answer)
        ? loaded(answer.right, this.#clock.now())
        : failed(answer.left, this.data);
    });
    return E.isRight(answer) ? answer.right : undefined;
  }

  /** Takes a value that something else has told; an answer under way no longer counts. */
  replace(value: T): void {
    this.#run += 1;
    this.data = loaded(value, this.#clock.now());
  }

  /** Forgets the value; an answer under way no longer counts. */
  reset(): void {
    this.#run += 1;
    this.data = idle;
  }
}
