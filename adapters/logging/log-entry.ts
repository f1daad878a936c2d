import type { LogFacts } from '@application/ports/logger';

/** Levels from the least to the gravest (portal.md 9). */
export const logLevels = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR'] as const;

/** One level. */
export type LogLevel = (typeof logLevels)[number];

/** What goes over the wire for each thing logged (portal.md 7). */
export interface LogEntry {
  readonly level: LogLevel;
  readonly message: string;
  /** ISO 8601, by the bank's clock. */
  readonly timestamp: string;
  readonly additional: LogFacts;
  /** The page it happened on, without its query. */
  readonly position: string;
}

/** Takes entries to where somebody reads them. */
export interface LogSink {
  write(entry: LogEntry): void;
}
