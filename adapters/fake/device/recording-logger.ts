import type { LogFacts, Logger } from '@application/ports/logger';

/** One entry of the log. */
export interface LogRecord {
  readonly level: keyof Logger;
  readonly text: string;
  readonly facts?: LogFacts;
}

/** Remembers what was logged. */
export class RecordingLogger implements Logger {
  readonly records: LogRecord[] = [];

  trace(text: string, facts?: LogFacts): void {
    this.#record('trace', text, facts);
  }

  debug(text: string, facts?: LogFacts): void {
    this.#record('debug', text, facts);
  }

  info(text: string, facts?: LogFacts): void {
    this.#record('info', text, facts);
  }

  warn(text: string, facts?: LogFacts): void {
    this.#record('warn', text, facts);
  }

  error(text: string, facts?: LogFacts): void {
    this.#record('error', text, facts);
  }

  #record(level: keyof Logger, text: string, facts: LogFacts | undefined): void {
    this.records.push(facts === undefined ? { level, text } : { level, text, facts });
  }
}
