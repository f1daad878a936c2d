import { instant, type Instant } from '@domain/time/instant';
import type { Clock } from '@application/ports/clock';
import type { Cancel, PageScheduler } from '@application/ports/scheduler';
import type { Stopwatch } from '@application/ports/stopwatch';
import { PausedTasks } from '@application/shared/paused-tasks';

interface Task {
  due: number;
  readonly interval: number | undefined;
  readonly run: () => void;
}

/** A clock and scheduler cranked by hand: nothing happens until time is moved on. */
export class ManualScheduler implements PageScheduler, Clock, Stopwatch {
  readonly #tasks = new Set<Task>();
  readonly #paused = new PausedTasks();
  #now: Instant;

  constructor(start: Instant = instant(Date.UTC(2026, 10, 23, 9, 0, 0))) {
    this.#now = start;
  }

  now(): Instant {
    return this.#now;
  }

  elapsed(): number {
    return this.#now;
  }

  after(milliseconds: number, task: () => void): Cancel {
    return this.#add({ due: this.#now + milliseconds, interval: undefined, run: task });
  }

  every(milliseconds: number, task: () => void): Cancel {
    return this.#add({ due: this.#now + milliseconds, interval: milliseconds, run: task });
  }

  afterPause(milliseconds: number, task: () => void): Cancel {
    return this.#paused.add((run) => this.after(milliseconds, run), task);
  }

  /** The page is hidden, and may not come back. */
  hide(): Promise<void> {
    this.#paused.runAll();
    return settle();
  }

  /** How many tasks are still to come. */
  get waiting(): number {
    return this.#tasks.size;
  }

  /** Moves time on, runs what falls due in its order, and lets promises settle after each. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await settle();
    for (let next = this.#dueBy(end); next !== undefined; next = this.#dueBy(end)) {
      this.#now = instant(next.due);
      if (next.interval === undefined) this.#tasks.delete(next);
      else next.due += next.interval;
      next.run();
      await settle();
    }
    this.#now = instant(end);
  }

  /** Moves time on while nothing can run, as on a laptop that sleeps. */
  sleep(milliseconds: number): void {
    this.#now = instant(this.#now + milliseconds);
  }

  #add(task: Task): Cancel {
    this.#tasks.add(task);
    return () => void this.#tasks.delete(task);
  }

  #dueBy(end: number): Task | undefined {
    return [...this.#tasks].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
  }
}

/** Lets everything that is only waiting for promises come to rest. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}
