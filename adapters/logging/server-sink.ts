import type { Cancel, Scheduler } from '@application/ports/scheduler';
import type { FloodGuard } from './flood-guard';
import { logLevels, type LogEntry, type LogSink } from './log-entry';

/** Sends entries; resolves to whether the log has done with them and never rejects. */
export type PostLog = (entries: readonly LogEntry[]) => Promise<boolean>;

/** How long entries wait for company, and the most that travel together (50 by the wire). */
const GATHER = 2_000;
const BATCH = 50;
/** Entries kept while the log cannot be reached; beyond that the oldest go. */
const KEPT = 500;
/** A failed batch is sent again after 5 s, then twice that and so on up to 5 min. */
const FIRST_RETRY = 5_000;
const LAST_RETRY = 300_000;

const sent = new Set(logLevels.slice(logLevels.indexOf('INFO')));

interface Collaborators {
  readonly post: PostLog;
  readonly scheduler: Scheduler;
  readonly floodGuard: FloodGuard;
}

/** INFO and above to the bank's log: gathered, sent again after a failure, flushed when the page hides (KIT-06). */
export class ServerSink implements LogSink {
  readonly #with: Collaborators;
  #waiting: LogEntry[] = [];
  #underWay = 0;
  #timer: Cancel | undefined;
  #failures = 0;

  constructor(collaborators: Collaborators) {
    this.#with = collaborators;
  }

  write(entry: LogEntry): void {
    if (!sent.has(entry.level)) return;
    const admitted = this.#with.floodGuard.admit(entry);
    if (admitted === undefined) return;
    this.#waiting = [...this.#waiting, admitted].slice(-KEPT);
    this.#plan(GATHER);
  }

  /** Sends all that waits, at once and whatever is under way: the page may be gone the next moment. */
  flush(): void {
    this.#timer?.();
    this.#timer = undefined;
    while (this.#waiting.length > 0) void this.#sendBatch();
  }

  #plan(delay: number): void {
    if (this.#timer !== undefined || this.#underWay > 0) return;
    this.#timer = this.#with.scheduler.after(delay, () => {
      this.#timer = undefined;
      void this.#sendBatch();
    });
  }

  async #sendBatch(): Promise<void> {
    this.#underWay += 1;
    const batch = this.#waiting.slice(0, BATCH);
    this.#waiting = this.#waiting.slice(BATCH);
    const arrived = await this.#with.post(batch);
    this.#underWay -= 1;
    if (!arrived) this.#waiting = [...batch, ...this.#waiting].slice(-KEPT);
    this.#failures = arrived ? 0 : this.#failures + 1;
    if (this.#waiting.length > 0) this.#plan(arrived ? 0 : this.#pause());
  }

  #pause(): number {
    return Math.min(FIRST_RETRY * 2 ** (this.#failures - 1), LAST_RETRY);
  }
}
