import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';
import type { Result } from '@application/ports/result';
import type { Scheduler } from '@application/ports/scheduler';
import { pause } from '@application/shared/pause';

/** What can go wrong between portal and bank, once for one call. */
export type Fault =
  /** The request is lost; the bank does nothing. */
  | { readonly kind: 'not-reached' }
  /** The bank acts; its answer is lost. */
  | { readonly kind: 'drop-answer' }
  /** The customer's side gives up; the request arrives and is carried out so many milliseconds later. */
  | { readonly kind: 'late'; readonly by: number }
  /** The bank acts at once; its answer takes so many milliseconds. */
  | { readonly kind: 'slow'; readonly by: number }
  /** No answer ever, as when the page dies; the bank acts or does not. */
  | { readonly kind: 'hang'; readonly acts: boolean }
  /** This failure is answered; the bank acts or does not. */
  | { readonly kind: 'failure'; readonly failure: Failure; readonly acts: boolean };

/** A call to the bank by its name, as in the gateway that makes it. */
export type Operation = string;

/** Faults that lie in wait for calls, one for each call in the order they were planned. */
export class FakeFaults {
  readonly #planned = new Map<Operation, Fault[]>();
  #errors = 0;

  constructor(private readonly scheduler: Pick<Scheduler, 'after'>) {}

  plan(operation: Operation, ...faults: readonly Fault[]): void {
    this.#planned.set(operation, [...(this.#planned.get(operation) ?? []), ...faults]);
  }

  /** Nothing goes wrong any more. */
  clear(): void {
    this.#planned.clear();
  }

  /** The call, met by the next fault planned for it. */
  meet<T>(operation: Operation, call: Result<T>): Result<T> {
    return async () => {
      const fault = this.#planned.get(operation)?.shift();
      return fault === undefined ? call() : this.#suffer(fault, call);
    };
  }

  async #suffer<T>(fault: Fault, call: Result<T>): Promise<E.Either<Failure, T>> {
    switch (fault.kind) {
      case 'not-reached':
        return E.left(this.#silence());
      case 'drop-answer':
        await call();
        return E.left(this.#silence());
      case 'late':
        this.scheduler.after(fault.by, () => void call());
        return E.left(this.#silence());
      case 'slow': {
        const answer = await call();
        await pause(this.scheduler, fault.by)();
        return answer;
      }
      case 'hang':
        if (fault.acts) await call();
        return new Promise(() => undefined);
      case 'failure':
        if (fault.acts) await call();
        return E.left(fault.failure);
    }
  }

  #silence(): Failure {
    this.#errors += 1;
    return { kind: 'no-answer', reason: 'timeout', errorId: `fault-${this.#errors}` };
  }
}
