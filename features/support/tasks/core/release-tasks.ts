import assert from 'node:assert/strict';
import { toFailure } from '@adapters/http/client/to-failure';
import { challengeId } from '@domain/codes/ids';
import type { PushStatus } from '@domain/tan/push-status';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { isSubmittable } from '@domain/tan/submittable';
import { choiceOf, openingEntry, type TanEntry, type TanEvent } from '@domain/tan/tan-entry';
import { toTanProblem } from '@domain/tan/tan-problem';
import { challengedEntry, stepTanEntry } from '@domain/tan/tan-transitions';
import { offeredTypes, type TanType } from '@domain/tan/tan-type';

/** How far a release is, in the words of the scenarios. */
export type ReleaseState = 'open' | 'submittable' | 'request-again' | 'locked';

const base = { id: challengeId('c-1'), available: ['M_TAN', 'P_TAN', 'P_TAN_PUSH'] } as const;

/** Releases something with a TAN for the scenarios. */
export class ReleaseTasks {
  #entry: TanEntry = openingEntry();

  offer(...available: readonly TanType[]): void {
    this.#entry = openingEntry({ available, selected: 'M_TAN', isLocked: false });
  }

  select(type: TanType): void {
    const offered = offeredTypes(choiceOf(this.#entry).available).find((each) => each === type);
    assert.ok(offered, `${type} wird nicht angeboten`);
    this.#happen({ kind: 'select', type: offered });
  }

  challengeBySms(): void {
    this.#challenge({ ...base, type: 'M_TAN' });
  }

  challengeByPhoto(): void {
    this.#challenge({ ...base, type: 'P_TAN', picture: 'iVBORw0KGgo=' });
  }

  challengeByPush(): void {
    this.#challenge({ ...base, type: 'P_TAN_PUSH', statusLink: '/api/session/v1/authentications/c-1' });
  }

  free(): void {
    this.#challenge({ ...base, type: 'TAN_FREI' });
  }

  type(text: string): void {
    this.#happen({ kind: 'type', text });
  }

  send(text: string): void {
    this.type(text);
    this.#happen({ kind: 'submit' });
  }

  refuse(triesLeft: number): void {
    this.#happen({ kind: 'failed', problem: { reason: 'invalid', messages: [], triesLeft } });
  }

  reportPush(status: PushStatus): void {
    this.#happen({ kind: 'pushStatus', status });
  }

  /** The widget as it begins for a customer with this favourite. */
  open(favourite: TanType): void {
    this.#entry = openingEntry({ available: base.available, selected: favourite, isLocked: false });
  }

  /** The bank's answer without any message. */
  answer(status: number, code: string): void {
    const header = (name: string) => (name === 'content-type' ? 'application/json' : undefined);
    const received = { status, header, text: JSON.stringify({ code }) };
    this.#happen({ kind: 'failed', problem: toTanProblem(toFailure(received, 'F-1', [])) });
  }

  /** Another challenge has taken the place of this one. */
  replace(): void {
    const problem = { reason: 'invalid', messages: [], lastKnownId: challengeId('c-2') } as const;
    this.#happen({ kind: 'failed', problem });
  }

  expectNotice(key: string): void {
    const problem = 'problem' in this.#entry ? this.#entry.problem : undefined;
    const messages = problem !== undefined && 'messages' in problem ? problem.messages : [];
    assert.deepEqual(
      messages.map((message) => message.key),
      [key],
    );
  }

  expire(): void {
    this.#happen({ kind: 'expire' });
  }

  expectState(expected: ReleaseState): void {
    assert.equal(this.#state(), expected);
  }

  expectRequested(requested: boolean): void {
    assert.equal(this.#entry.kind === 'requesting', requested);
  }

  expectChoice(...types: readonly TanType[]): void {
    assert.deepEqual(offeredTypes(choiceOf(this.#entry).available), types);
  }

  #challenge(challenge: TanChallenge): void {
    this.#entry = challengedEntry(challenge);
  }

  #happen(event: TanEvent): void {
    this.#entry = stepTanEntry(this.#entry, event);
  }

  #state(): ReleaseState {
    if (isSubmittable(this.#entry)) return 'submittable';
    if (this.#entry.kind === 'locked') return 'locked';
    return this.#entry.kind === 'expired' || this.#entry.kind === 'pushRefused' ? 'request-again' : 'open';
  }
}
