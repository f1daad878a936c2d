import type { LogFacts, Logger } from '@application/ports/logger';

/** A logger under test, and what arrived of it. */
export interface LoggerBench {
  readonly logger: Logger;
  readonly logged: () => readonly {
    readonly level: string;
    readonly text: string;
    readonly facts: LogFacts;
  }[];
}

/** The contract of every logger. */
export function describeLogger(name: string, make: () => LoggerBench): void {
  describe(`${name} as a logger [KIT-06]`, () => {
    it.each(['trace', 'debug', 'info', 'warn', 'error'] as const)('takes %s with its facts', (level) => {
      const { logger, logged } = make();
      logger[level]('Route is not valid', { path: '/x', count: 2n });
      expect(logged()).toEqual([{ level, text: 'Route is not valid', facts: { path: '/x', count: 2n } }]);
    });

    it('takes a text alone, and keeps the order', () => {
      const { logger, logged } = make();
      logger.info('one');
      logger.error('two');
      expect(logged().map(({ text }) => text)).toEqual(['one', 'two']);
    });
  });
}
