import type { LogEntry, LogSink } from '@adapters/logging/log-entry';

/** A log that can be sent at once. */
export interface FlushedLog extends LogSink {
  flush(): void;
}

/** Entries kept until the code that sends them is here. */
const KEPT = 500;

/**
 * The bank's log, whose code comes with the first entry worth sending, so that it does not hold up the first page.
 * What is written before waits; code that did not come is asked for again by the next entry.
 */
export class LaterLog implements FlushedLog {
  readonly #load: () => Promise<FlushedLog>;
  #log: FlushedLog | undefined;
  #early: readonly LogEntry[] = [];
  #loading: Promise<void> | undefined;

  constructor(load: () => Promise<FlushedLog>) {
    this.#load = load;
  }

  write(entry: LogEntry): void {
    if (this.#log !== undefined) this.#log.write(entry);
    else if (entry.level !== 'TRACE' && entry.level !== 'DEBUG') {
      this.#early = [...this.#early, entry].slice(-KEPT);
      void this.#fetch();
    }
  }

  flush(): void {
    if (this.#log !== undefined) this.#log.flush();
    else if (this.#early.length > 0) void this.#fetch().then(() => this.#log?.flush());
  }

  #fetch(): Promise<void> {
    this.#loading ??= this.#load().then(
      (log) => {
        this.#log = log;
        for (const entry of this.#early) log.write(entry);
        this.#early = [];
      },
      () => {
        this.#loading = undefined;
      },
    );
    return this.#loading;
  }
}
