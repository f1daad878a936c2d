import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import type { BankClient } from '@adapters/http/client/bank-client';
import type { Call } from '@adapters/http/client/call';
import { PatientClient } from '@adapters/http/client/patient-client';
import { toFailure } from '@adapters/http/client/to-failure';
import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import assert from 'node:assert/strict';

const reading: Call<unknown> = { method: 'GET', path: '/x', answer: t.unknown, timeOut: 1000 };

/** Makes one call to a bank that fails for a while, for the scenarios. */
export class RepetitionTasks {
  readonly #scheduler = new ManualScheduler();
  readonly #sentAt: number[] = [];
  #outcome: E.Either<unknown, unknown> = E.right(undefined);

  read(status: number, times: number): Promise<void> {
    return this.#send(reading, status, times);
  }

  write(repeatable: boolean, times: number): Promise<void> {
    return this.#send({ ...reading, method: 'POST', ...(repeatable && { repeatable }) }, 503, times);
  }

  expectSent(times: number): void {
    assert.equal(this.#sentAt.length, times);
  }

  expectSuccess(isSuccess: boolean): void {
    assert.equal(E.isRight(this.#outcome), isSuccess);
  }

  expectPauses(...pauses: readonly number[]): void {
    const [, ...later] = this.#sentAt;
    assert.deepEqual(
      later.map((at, index) => at - (this.#sentAt[index] ?? NaN)),
      pauses,
    );
  }

  async #send(call: Call<unknown>, status: number, times: number): Promise<void> {
    const unreadable: Failure = { kind: 'undecodable', path: 'body', errorId: 'E-1' };
    const bank: Pick<BankClient, 'read'> = {
      read:
        ({ answer }) =>
        async () => {
          this.#sentAt.push(this.#scheduler.now());
          const received = { status, header: () => undefined, text: '' };
          if (this.#sentAt.length <= times) return E.left(toFailure(received, 'E-1', []));
          return E.mapLeft(() => unreadable)(answer.decode('fine'));
        },
    };
    const sent = new PatientClient({ ...unused, ...bank }, this.#scheduler).read(call)();
    await this.#scheduler.advance(60_000);
    this.#outcome = await sent;
  }
}

const unused: Omit<BankClient, 'read'> = {
  send: () => () => Promise.reject(new Error('Not asked for')),
  sendForChallenge: () => () => Promise.reject(new Error('Not asked for')),
};
