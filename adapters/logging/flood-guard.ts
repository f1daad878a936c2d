import type { Clock } from '@application/ports/clock';
import { later, type Instant } from '@domain/time/instant';
import type { LogEntry } from './log-entry';

/** The same text passes so often in a window; the rest is counted. */
const LIMIT = 10;

/** Milliseconds in which equal texts are counted together. */
export const FLOOD_WINDOW = 60_000;

interface Window {
  readonly ends: Instant;
  passed: number;
  withheld: number;
  /** The newest that was withheld: it tells of the others. */
  last: LogEntry;
}

const telling = (entry: LogEntry, withheld: number): LogEntry => ({
  ...entry,
  additional: { ...entry.additional, withheld },
});

/**
 * Keeps one fault in a loop from flooding the log: beyond the limit equal texts are withheld and counted. The first
 * to pass afterwards says how many they were, or `owed` does, so that nothing is lost unseen (KIT-06).
 */
export class FloodGuard {
  readonly #clock: Clock;
  readonly #windows = new Map<string, Window>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether something was withheld that nothing has told of yet. */
  get isOwing(): boolean {
    return [...this.#windows.values()].some(({ withheld }) => withheld > 0);
  }

  /** The entry to send, with the count of those withheld before it, or undefined to withhold it. */
  admit(entry: LogEntry): LogEntry | undefined {
    const text = `${entry.level} ${entry.message}`;
    const now = this.#clock.now();
    const current = this.#windows.get(text);
    if (current !== undefined && now < current.ends) {
      if (current.passed >= LIMIT) {
        current.withheld += 1;
        current.last = entry;
        return undefined;
      }
      current.passed += 1;
      return entry;
    }
    this.#windows.set(text, { ends: later(now, FLOOD_WINDOW), passed: 1, withheld: 0, last: entry });
    const withheld = current?.withheld ?? 0;
    return withheld === 0 ? entry : telling(entry, withheld);
  }

  /** The last withheld of each window, with the count; told once. Windows that have ended are forgotten. */
  owed(which: 'ended' | 'all'): readonly LogEntry[] {
    const now = this.#clock.now();
    const told: LogEntry[] = [];
    for (const [text, window] of this.#windows) {
      const hasEnded = now >= window.ends;
      if (window.withheld > 0 && (hasEnded || which === 'all')) {
        told.push(telling(window.last, window.withheld));
        window.withheld = 0;
      }
      if (hasEnded && window.withheld === 0) this.#windows.delete(text);
    }
    return told;
  }
}
