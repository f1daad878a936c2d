import type { LogFacts, Logger } from '@application/ports/logger';

/** One thing logged. */
export interface Logged {
  readonly level: keyof Logger;
  readonly text: string;
  readonly facts: LogFacts | undefined;
}

/** Remembers what was logged. */
export class MemoryLogger implements Logger {
  readonly entries: Logged[] = [];

  trace = this.#at('trace');
  debug = this.#at('debug');
  info = this.#at('info');
  warn = this.#at('warn');
  error = this.#at('error');

  texts(level: keyof Logger): readonly string[] {
    return this.entries.filter((entry) => entry.level === level).map(({ text }) => text);
  }

  #at(level: keyof Logger) {
    return (text: string, facts?: LogFacts): void => void this.entries.push({ level, text, facts });
  }
}
