import * as E from 'fp-ts/Either';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Book, Entry } from '../book/book';
import { reportedStatus, type LastRun } from '../book/last-run';
import { runFeature } from '../runner/run-feature';
import type { Patience } from '../runner/run-scenario';
import { worstStatus, type StepStatus } from '../runner/scenario-result';
import type { StepRegistry } from '../runner/step-registry';

/** What the page needs of the browser. */
export interface Surroundings {
  readonly now: () => Date;
  readonly patience: Patience;
  /** Lets the browser paint and take keys. */
  readonly rest: () => Promise<void>;
}

/** What last became of a scenario of the book, and where it ran. */
export interface EntryResult {
  readonly status: StepStatus;
  readonly at: Date;
  readonly isHere: boolean;
}

/** How a run of the whole book on this page ended. */
export interface WholeRun {
  readonly at: Date;
  readonly milliseconds: number;
  readonly counts: readonly (readonly [StepStatus, number])[];
}

/** Work between two rests, in milliseconds: the page stays at hand. */
const STRETCH = 40;

/** The last result of every scenario: that of the report the page was built with, until it runs here. */
export class BookResults {
  readonly #book: Book;
  readonly #registry: StepRegistry;
  readonly #surroundings: Surroundings;
  readonly results = new Map<string, EntryResult>();
  /** How many have run, while the whole book runs. */
  done: number | undefined = undefined;
  whole: WholeRun | undefined = undefined;

  constructor(book: Book, registry: StepRegistry, lastRun: LastRun | undefined, surroundings: Surroundings) {
    this.#book = book;
    this.#registry = registry;
    this.#surroundings = surroundings;
    for (const entry of lastRun === undefined ? [] : book.entries) {
      const status = lastRun && reportedStatus(lastRun, entry);
      if (status) this.results.set(entry.id, { status, at: new Date(lastRun.at), isHere: false });
    }
    makeAutoObservable(this, {}, { autoBind: true });
  }

  of(entry: Entry): EntryResult | undefined {
    return this.results.get(entry.id);
  }

  /** Known, and not as it should be. */
  isNoticeable(entry: Entry): boolean {
    return (this.of(entry)?.status ?? 'passed') !== 'passed';
  }

  note(entry: Entry, status: StepStatus): void {
    this.results.set(entry.id, { status, at: this.#surroundings.now(), isHere: true });
  }

  /** Runs every scenario as the book has it. */
  async runAll(): Promise<void> {
    if (this.done !== undefined) return;
    const began = this.#surroundings.now();
    const runnable = this.#book.entries.filter((entry) => !entry.isForBrowserOnly);
    this.done = 0;
    let rested = began;
    for (const [index, entry] of runnable.entries()) {
      const run = await runFeature(this.#registry, entry.text, this.#surroundings.patience);
      const statuses = E.isRight(run) ? run.right.map(({ status }) => status) : [];
      runInAction(() => this.note(entry, worstStatus(statuses)));
      if (this.#surroundings.now().getTime() - rested.getTime() < STRETCH) continue;
      runInAction(() => (this.done = index + 1));
      await this.#surroundings.rest();
      rested = this.#surroundings.now();
    }
    runInAction(() => {
      const at = this.#surroundings.now();
      this.done = undefined;
      this.whole = { at, milliseconds: at.getTime() - began.getTime(), counts: this.#counts(runnable) };
    });
  }

  #counts(entries: readonly Entry[]): readonly (readonly [StepStatus, number])[] {
    const counts = new Map<StepStatus, number>();
    for (const entry of entries) {
      const status = this.of(entry)?.status ?? 'skipped';
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    return [...counts];
  }
}
