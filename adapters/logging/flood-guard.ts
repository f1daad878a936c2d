import type { Clock } from '@application/ports/clock';
import { later, type Instant } from '@domain/time/instant';
import type { LogEntry } from './log-entry';

/** The same passes so often in a window; the rest is counted. */
const LIMIT = 10;

/** So often passes a text in a window, whatever its reasons. */
const TEXT_LIMIT = 100;

/** Milliseconds in which equal texts are counted together. */
export const FLOOD_WINDOW = 60_000;

interface Window {
  readonly limit: number;
  readonly ends: Instant;
  passed: number;
  withheld: number;
  /** The newest that was withheld: it tells of the others. */
  last: LogEntry;
}

const isFull = ({ passed, limit }: Window): boolean => passed >= limit;

const telling = (entry: LogEntry, withheld: number): LogEntry => ({
  ...entry,
  additional: { ...entry.additional, withheld },
});

/**
 * Keeps one fault in a loop from flooding the log: beyond the limit equal entries are withheld and counted, text and reason
 * taken together; the errors of a page that nobody caught differ in their reason alone. The first to pass afterwards says how
 * many they were, or `owed` does, so that nothing is lost unseen (KIT-06).
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
    const ofText = this.#window(text, TEXT_LIMIT, entry);
    // No window is opened for each of thousands.
    const same = isFull(ofText)
      ? ofText
      : this.#window(`${text}\n${String(entry.additional['reason'])}`, LIMIT, entry);
    if (isFull(same)) {
      same.withheld += 1;
      same.last = entry;
      return undefined;
    }
    const withheld = ofText.withheld + same.withheld;
    for (const window of [ofText, same]) {
      window.passed += 1;
      window.withheld = 0;
    }
    return withheld === 0 ? entry : telling(entry, withheld);
  }

  /** The window that is open; a new one still owes what was withheld in the one before. */
  #window(key: string, limit: number, entry: LogEntry): Window {
    const now = this.#clock.now();
    const current = this.#windows.get(key);
    if (current !== undefined && now < current.ends) return current;
    this.#forget();
    const opened = {
      limit,
      ends: later(now, FLOOD_WINDOW),
      passed: 0,
      withheld: current?.withheld ?? 0,
      last: current?.last ?? entry,
    };
    this.#windows.set(key, opened);
    return opened;
  }

  /** Windows that have ended and owe nothing. */
  #forget(): void {
    const now = this.#clock.now();
    for (const [key, { ends, withheld }] of this.#windows)
      if (now >= ends && withheld === 0) this.#windows.delete(key);
  }

  /** The last withheld of each window, with the count; told once. Windows that have ended are forgotten. */
  owed(which: 'ended' | 'all'): readonly LogEntry[] {
    const now = this.#clock.now();
    const told: LogEntry[] = [];
    for (const window of this.#windows.values()) {
      if (window.withheld === 0 || (which === 'ended' && now < window.ends)) continue;
      told.push(telling(window.last, window.withheld));
      window.withheld = 0;
    }
    this.#forget();
    return told;
  }
}
