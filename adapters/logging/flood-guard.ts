import type { Clock } from '@application/ports/clock';
import { later, type Instant } from '@domain/time/instant';
import type { LogEntry } from './log-entry';

/** The same text passes so often in a window; the rest is counted. */
const LIMIT = 10;
const WINDOW = 60_000;

interface Window {
  readonly ends: Instant;
  passed: number;
  withheld: number;
}

/**
 * Keeps one fault in a loop from flooding the log: beyond the limit equal texts are withheld and counted,
 * and the first to pass afterwards says how many they were, so that nothing is lost unseen (KIT-06).
 */
export class FloodGuard {
  readonly #clock: Clock;
  readonly #windows = new Map<string, Window>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The entry to send, with the count of those withheld before it, or undefined to withhold it. */
  admit(entry: LogEntry): LogEntry | undefined {
    const text = `${entry.level} ${entry.message}`;
    const now = this.#clock.now();
    const current = this.#windows.get(text);
    if (current !== undefined && now < current.ends) {
      if (current.passed >= LIMIT) {
        current.withheld += 1;
        return undefined;
      }
      current.passed += 1;
      return entry;
    }
    this.#windows.set(text, { ends: later(now, WINDOW), passed: 1, withheld: 0 });
    const withheld = current?.withheld ?? 0;
    return withheld === 0 ? entry : { ...entry, additional: { ...entry.additional, withheld } };
  }
}
