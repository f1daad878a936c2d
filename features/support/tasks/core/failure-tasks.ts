import { MemoryErrorMemory } from '@adapters/fake/device/memory-error-memory';
import { RecordingExit } from '@tests/support/recording-exit';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import { readBody } from '@adapters/http/client/read-body';
import type { Received } from '@adapters/http/client/received';
import { toFailure } from '@adapters/http/client/to-failure';
import { FollowFailure, type FailureStep } from '@application/session/follow-failure';
import type { FailurePlace } from '@domain/access/failure-route';
import type { Failure } from '@domain/failure/failure';
import { namedValues } from '../../named-values';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import assert from 'node:assert/strict';

/** What the bank answers; only what is said is there. */
interface BankAnswer {
  readonly status: number;
  readonly key?: string;
  readonly args?: Readonly<Record<string, string>>;
  readonly errorUri?: string;
  readonly logoutUrl?: string;
}

/** Lets the portal follow a failed answer of the bank for the scenarios. */
export class FailureTasks {
  readonly #errors = new MemoryErrorMemory();
  readonly #exit = new RecordingExit();
  readonly #navigation = new RecordingNavigation();
  #blockers: readonly string[] = [];
  #step: FailureStep = { kind: 'stay' };

  block(keys: readonly string[]): void {
    this.#blockers = keys;
  }

  answer({ status, key, args = {}, errorUri, logoutUrl }: BankAnswer, place: FailurePlace = 'page'): void {
    const told = logoutUrl === undefined ? args : { ...args, logoutUrl };
    const message = { severity: 'ERROR', key: key ?? 'fehler', message: null, args: told, origin: null };
    const received: Received = {
      status,
      header: (name) => ({ 'content-type': 'application/json', 'x-error-uri': errorUri })[name],
      text: JSON.stringify({ code: 'precondition.failed', messages: [message] }),
    };
    this.#follow(toFailure(received, 'E-1', this.#blockers), place);
  }

  answerWithPage(place: FailurePlace): void {
    const received: Received = { status: 200, header: () => 'text/html', text: '<html>' };
    const read = readBody(received, t.UnknownRecord);
    assert.ok(E.isLeft(read));
    this.#follow({ kind: 'undecodable', path: read.left, errorId: 'E-1' }, place);
  }

  expectShownInPlace(): void {
    assert.deepEqual(this.#step, { kind: 'stay' });
  }

  expectRoute(path: string): void {
    assert.deepEqual(this.#step, { kind: 'route', path });
  }

  expectLeftFor(path: string): void {
    assert.deepEqual(this.#navigation.left, [path]);
  }

  expectErrorPage(code: string): void {
    this.expectLeftFor('/cp/error');
    assert.equal(this.#errors.recall()?.code, code);
  }

  expectRememberedArguments(values: string): void {
    assert.deepEqual(this.#errors.recall()?.args, namedValues(values));
  }

  /** `reason` and address as the sign-out learns them. */
  expectSignedOut(reason: 'zeit' | 'bank', logoutUrl?: string): void {
    assert.deepEqual(
      this.#exit.left.map((leaving) => [leaving.reason, leaving.logoutUrl]),
      [[reason, logoutUrl]],
    );
  }

  #follow(failure: Failure, place: FailurePlace): void {
    this.#step = new FollowFailure(this.#navigation, this.#errors, this.#exit).execute(failure, place);
  }
}
