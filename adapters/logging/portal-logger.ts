import type { Clock } from '@application/ports/clock';
import type { LogFacts, Logger } from '@application/ports/logger';
import type { LogLevel, LogSink } from './log-entry';

interface Collaborators {
  readonly clock: Clock;
  /** The present page's path. */
  readonly position: () => string;
  readonly sinks: readonly LogSink[];
}

/** Makes an entry of what the portal reports and hands it to every sink (KIT-06). */
export class PortalLogger implements Logger {
  readonly #with: Collaborators;

  constructor(collaborators: Collaborators) {
    this.#with = collaborators;
  }

  trace(text: string, facts?: LogFacts): void {
    this.#log('TRACE', text, facts);
  }

  debug(text: string, facts?: LogFacts): void {
    this.#log('DEBUG', text, facts);
  }

  info(text: string, facts?: LogFacts): void {
    this.#log('INFO', text, facts);
  }

  warn(text: string, facts?: LogFacts): void {
    this.#log('WARN', text, facts);
  }

  error(text: string, facts?: LogFacts): void {
    this.#log('ERROR', text, facts);
  }

  #log(level: LogLevel, message: string, additional: LogFacts = {}): void {
    const { clock, position, sinks } = this.#with;
    const timestamp = new Date(clock.now()).toISOString();
    for (const sink of sinks) sink.write({ level, message, timestamp, additional, position: position() });
  }
}
