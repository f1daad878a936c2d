import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '@application/ports/clock';
import type { Cancel, Scheduler } from '@application/ports/scheduler';
import type { AwaitPushApproval } from '@application/tan/await-push-approval';
import type { Failure } from '@domain/failure/failure';
import type { Instant } from '@domain/time/instant';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { PushChallenge, TanChallenge } from '@domain/tan/tan-challenge';
import { isSubmittable } from '@domain/tan/submittable';
import { isLastChallenge } from '@domain/tan/tan-limits';
import { choiceOf, openingEntry, type TanEntry, type TanEvent } from '@domain/tan/tan-entry';
import { asReplaced, toTanProblem } from '@domain/tan/tan-problem';
import { stepTanEntry } from '@domain/tan/tan-transitions';
import type { OfferedTanType, TanType } from '@domain/tan/tan-type';
import { offeredTypes } from '@domain/tan/tan-type';

/** What every widget works with, whatever it releases. */
export interface TanTools {
  readonly awaitPush: Pick<AwaitPushApproval, 'execute'>;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
}

/** What a page lends the widget: how to ask for a challenge and what the proof releases. */
export interface TanEntryCollaborators<A> extends TanTools {
  /** Repeats the request that is to be released; without a type the bank takes the customer's favourite. */
  readonly request: (type?: TanType) => TaskEither<Failure, TanChallenge>;
  readonly submit: (answer: TanAnswer) => TaskEither<Failure, A>;
  readonly onAccepted: (result: A) => void;
  /** Told of a submission that failed for another reason than the TAN. */
  readonly onFailure?: (failure: Failure) => void;
  /** Whether an approved push is sent by itself, where nothing is ordered by it (TAN-03). */
  readonly sendsApproval?: boolean;
}

const tickMs = 1000;

/** The TAN widget's state (portal.md 2.7): runs the domain's table and carries out what each state asks for. */
export class TanEntryModel<A = unknown> {
  entry: TanEntry;
  now: Instant;
  #collaborators: TanEntryCollaborators<A>;
  /** Counts requests, so that a late answer to an older one is dropped. */
  #run = 0;
  #stopPolling: Cancel | undefined;
  #stopClock: Cancel | undefined;

  constructor(collaborators: TanEntryCollaborators<A>, initial: TanEntry = openingEntry()) {
    this.#collaborators = collaborators;
    this.now = collaborators.clock.now();
    this.entry = initial;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The types to choose from; a single one needs no choice (portal.md 2.7). */
  get offered(): readonly OfferedTanType[] {
    return offeredTypes(choiceOf(this.entry).available);
  }

  get selected(): TanType | undefined {
    return choiceOf(this.entry).selected;
  }

  get canSubmit(): boolean {
    return isSubmittable(this.entry);
  }

  /** What the customer still has to do before the proof may be sent. */
  get missing(): 'enter' | 'push' | 'request' | 'requestPush' | 'locked' {
    switch (this.entry.kind) {
      case 'entering':
        return 'enter';
      case 'awaitingPush':
        return 'push';
      case 'locked':
        return 'locked';
      case 'choosing':
      case 'requesting':
      case 'pushRefused':
      case 'expired':
      case 'ready':
      case 'submitting':
      case 'accepted':
        return this.selected === 'P_TAN_PUSH' ? 'requestPush' : 'request';
    }
  }

  /** The challenge at hand, if one stands. */
  get challenge(): TanChallenge | undefined {
    return 'challenge' in this.entry ? this.entry.challenge : undefined;
  }

  /** Whether another challenge may be asked for: the one beyond the last would lock the customer out. */
  get mayAsk(): boolean {
    return this.challenge === undefined || !isLastChallenge(this.challenge);
  }

  /** Whole seconds until the challenge expires; undefined when the bank named no end, and where it cannot be released any more. */
  get secondsLeft(): number | undefined {
    const { entry } = this;
    const isVoid = entry.kind === 'pushRefused' || (entry.kind === 'expired' && entry.problem !== undefined);
    const end = isVoid ? undefined : this.challenge?.expiresAt;
    return end === undefined ? undefined : Math.max(0, Math.ceil((end - this.now) / 1000));
  }

  /** Begins: asks for the first challenge, or takes up the given one. Safe to call again after `dispose`. */
  start(): void {
    this.#stopClock ??= this.#collaborators.scheduler.every(tickMs, this.#tick);
    if (this.entry.kind !== 'submitting') this.#carryOut();
  }

  /** Gives up everything begun; a TAN that is typed is forgotten. */
  dispose(): void {
    this.entry = stepTanEntry(this.entry, { kind: 'type', text: '' });
    this.#run += 1;
    this.#stopClock?.();
    this.#stopClock = undefined;
    this.#endPolling();
  }

  select(type: OfferedTanType): void {
    if (type !== this.selected && this.mayAsk) this.#apply({ kind: 'select', type });
  }

  request(): void {
    if (this.mayAsk) this.#apply({ kind: 'request' });
  }

  type(text: string): void {
    this.#apply({ kind: 'type', text });
  }

  submit(): void {
    if (this.canSubmit) this.#apply({ kind: 'submit' });
  }

  #tick = (): void => {
    runInAction(() => {
      this.now = this.#collaborators.clock.now();
      if (this.secondsLeft === 0) this.#apply({ kind: 'expire' });
    });
  };

  #apply(event: TanEvent): void {
    runInAction(() => {
      const before = this.entry;
      this.entry = stepTanEntry(before, event);
      const isAnswer = event.kind === 'failed' || event.kind === 'challenged';
      if (this.entry === before || (this.entry.kind === before.kind && !isAnswer)) return;
      this.now = this.#collaborators.clock.now();
      this.#carryOut();
    });
  }

  /** Does what the state just entered asks for; everything begun for an earlier state is given up. */
  #carryOut(): void {
    this.#endPolling();
    this.#run += 1;
    const { entry } = this;
    if (entry.kind === 'requesting') void this.#ask(entry.selected);
    else if (entry.kind === 'awaitingPush') this.#poll(entry.challenge);
    else if (entry.kind === 'submitting') void this.#send(entry.challenge, entry.input);
    else if (entry.kind === 'ready' && this.#sendsByItself(entry)) this.submit();
  }

  #sendsByItself({ challenge, problem }: Extract<TanEntry, { kind: 'ready' }>): boolean {
    const { sendsApproval = false } = this.#collaborators;
    return sendsApproval && challenge.type === 'P_TAN_PUSH' && problem === undefined;
  }

  async #ask(type: TanType | undefined): Promise<void> {
    const run = this.#run;
    const answer = await this.#collaborators.request(type)();
    if (run !== this.#run) return;
    if (E.isRight(answer)) this.#apply({ kind: 'challenged', challenge: answer.right });
    else this.#apply({ kind: 'failed', problem: toTanProblem(answer.left) });
  }

  #poll(challenge: PushChallenge): void {
    this.#stopPolling = this.#collaborators.awaitPush.execute(challenge, (status) => {
      this.#apply({ kind: 'pushStatus', status });
    });
  }

  async #send(challenge: TanChallenge, input: string): Promise<void> {
    const run = this.#run;
    const { id, type } = challenge;
    const proof: TanAnswer = input === '' ? { challengeId: id, type } : { challengeId: id, type, tan: input };
    const answer = await this.#collaborators.submit(proof)();
    if (E.isRight(answer)) {
      if (run === this.#run) this.#apply({ kind: 'accepted' });
      this.#collaborators.onAccepted(answer.right);
      return;
    }
    const now = this.#collaborators.clock.now();
    const problem = asReplaced(toTanProblem(answer.left), challenge, now);
    if (run === this.#run) this.#apply({ kind: 'failed', problem });
    if (answer.left.kind !== 'tan') this.#collaborators.onFailure?.(answer.left);
  }

  #endPolling(): void {
    this.#stopPolling?.();
    this.#stopPolling = undefined;
  }
}

/** What the widget's views see of the model, whatever it releases. */
export type TanEntryState = Pick<TanEntryModel, keyof TanEntryModel>;
