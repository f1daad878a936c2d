import type { OnPart } from '@application/ports/bank/on-part';
import type { Clock } from '@application/ports/clock';
import type { Result } from '@application/ports/result';
import type { Failure } from '@domain/failure/failure';
import type { Amount } from '@domain/money/amount';
import { failed, idle, loaded, loading, type RemoteData } from '@domain/failure/remote-data';
import { figuresOf, withLatest, yearsOf, type PlanExecution } from '@domain/savings-plan/plan-execution';
import { yearOf } from '@domain/time/local-date';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** So many executions are drawn at a time, however long the log is. */
const STEP = 12;

type ReadLog = (onPart: OnPart<readonly PlanExecution[]>) => Result<readonly PlanExecution[]>;

/** The days on which a plan was due, read once and shown a few at a time (SAV-07). */
export class ExecutionLogModel {
  readonly #read: ReadLog;
  readonly #clock: Clock;
  #run = 0;
  data: RemoteData<unknown> = idle;
  /** All that are there by now; while more are coming, `awaited` says how many there will be. */
  all: readonly PlanExecution[] = [];
  awaited: number | undefined;
  /** The place in the log of the first one shown. */
  first = 0;

  constructor(read: ReadLog, clock: Clock) {
    this.#read = read;
    this.#clock = clock;
    makeAutoObservable(this, { data: observableRef, all: observableRef }, { autoBind: true });
  }

  get shown(): readonly PlanExecution[] {
    return this.all.slice(this.first, this.first + STEP);
  }

  get hasOlder(): boolean {
    return this.first + STEP < this.all.length;
  }

  get hasNewer(): boolean {
    return this.first > 0;
  }

  /** What all of them have bought and cost; undefined where that is nothing, or not known yet. */
  get figures(): { readonly value: Amount; readonly fees: Amount } | undefined {
    return this.awaited === undefined ? figuresOf(this.all) : undefined;
  }

  /** The years there are, the latest first. */
  get years(): readonly number[] {
    return [...this.#places.keys()];
  }

  /** The year of the first one shown. */
  get year(): number | undefined {
    const shown = this.all[this.first];
    return shown && yearOf(shown.nominal);
  }

  get #places(): ReadonlyMap<number, number> {
    return yearsOf(this.all);
  }

  older(): void {
    if (this.hasOlder) this.first += STEP;
  }

  newer(): void {
    this.first = Math.max(0, this.first - STEP);
  }

  goToYear(year: number): void {
    this.first = this.#places.get(year) ?? this.first;
  }

  /** Reads the whole log; its beginning is shown as soon as it is there. */
  async load(): Promise<void> {
    const run = this.#begin();
    const answer = await this.#read((soFar, matches) => {
      const isWanted = run === this.#run;
      if (isWanted && soFar.length > this.all.length) this.#take(soFar, matches);
      return isWanted;
    })();
    if (run === this.#run) this.#end(answer, (log) => log);
  }

  /** A day has gone on: of a log that is there only the beginning is read again. */
  async refresh(): Promise<void> {
    if (this.data.kind !== 'loaded' || this.awaited !== undefined) return this.load();
    const run = this.#begin();
    let isPart = false;
    const answer = await this.#read(() => {
      isPart = true;
      return false;
    })();
    if (run === this.#run) this.#end(answer, (log) => (isPart ? withLatest(this.all, log) : log));
  }

  reset(): void {
    this.#run += 1;
    this.data = idle;
    this.all = [];
    this.awaited = undefined;
    this.first = 0;
  }

  #begin(): number {
    this.#run += 1;
    this.data = loading(this.#clock.now(), this.data);
    return this.#run;
  }

  #take(log: readonly PlanExecution[], awaited: number | undefined): void {
    const now = this.#clock.now();
    runInAction(() => {
      const shown = this.all[this.first]?.id;
      // Who reads further down stays there when something is added above.
      if (this.first > 0)
        this.first = Math.max(
          0,
          log.findIndex(({ id }) => id === shown),
        );
      this.all = log;
      this.awaited = awaited;
      this.data = awaited === undefined ? loaded(log, now) : loading(now, loaded(log, now));
    });
  }

  #end(
    answer: E.Either<Failure, readonly PlanExecution[]>,
    whole: (log: readonly PlanExecution[]) => readonly PlanExecution[],
  ): void {
    if (E.isRight(answer)) return this.#take(whole(answer.right), undefined);
    runInAction(() => {
      this.awaited = undefined;
      this.data = failed(answer.left, this.data);
    });
  }
}
