/** Facts beside a log text; never personal data. */
export type LogFacts = Readonly<Record<string, unknown>>;

/** Where the portal reports what happens (KIT-06). */
export interface Logger {
  trace(text: string, facts?: LogFacts): void;
  debug(text: string, facts?: LogFacts): void;
  info(text: string, facts?: LogFacts): void;
  warn(text: string, facts?: LogFacts): void;
  error(text: string, facts?: LogFacts): void;
}
