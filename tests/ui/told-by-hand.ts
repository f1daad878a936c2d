import type { OnPart } from '@application/ports/bank/on-part';
import type { Result } from '@application/ports/result';
import type { Failure } from '@domain/failure/failure';
import { act } from '@testing-library/react';
import * as E from 'fp-ts/Either';

/** A long list that comes when it is told to: part by part, then as a whole or not at all. */
export class ToldByHand<T> {
  #onPart: OnPart<T> | undefined;
  #answer: ((answer: E.Either<Failure, T>) => void) | undefined;

  read(onPart?: OnPart<T>): Result<T> {
    return () =>
      new Promise((resolve) => {
        this.#onPart = onPart;
        this.#answer = resolve;
      });
  }

  part(soFar: T, matches: number): void {
    act(() => {
      this.#onPart?.(soFar, matches);
    });
  }

  async whole(all: T): Promise<void> {
    await this.#end(E.right(all));
  }

  async fail(failure: Failure): Promise<void> {
    await this.#end(E.left(failure));
  }

  #end(answer: E.Either<Failure, T>): Promise<void> {
    return act(() => {
      this.#answer?.(answer);
      return Promise.resolve();
    });
  }
}
