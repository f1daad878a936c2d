import type { LogEntry, LogLevel, LogSink } from './log-entry';

/** The console's methods by level. */
export type ConsoleMethods = Readonly<Record<Lowercase<LogLevel>, (...parts: unknown[]) => void>>;

/** Every level to the console, only while the local flag `cdb-console-logging` says so (portal.md 9). */
export class ConsoleSink implements LogSink {
  readonly #console: ConsoleMethods;
  readonly #isOn: () => boolean;

  constructor(console: ConsoleMethods, isOn: () => boolean) {
    this.#console = console;
    this.#isOn = isOn;
  }

  write({ level, message, additional }: LogEntry): void {
    if (!this.#isOn()) return;
    const methods: Readonly<Record<LogLevel, (...parts: unknown[]) => void>> = {
      TRACE: this.#console.trace,
      DEBUG: this.#console.debug,
      INFO: this.#console.info,
      WARN: this.#console.warn,
      ERROR: this.#console.error,
    };
    methods[level](message, additional);
  }
}
