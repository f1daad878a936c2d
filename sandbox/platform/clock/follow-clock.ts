import type { Bank } from '../bank';

/** With several processes, how often one looks whether another has set the clock, in milliseconds. */
const INTERVAL = 1000;

/** Follows the clock of a shared database, which another process may have set; the function it gives back ends that. */
export function followClock(bank: Bank): () => Promise<void> {
  if (bank.settings.databaseUrl === undefined) return () => Promise.resolve();
  const timer = setInterval(() => {
    bank.clock.load(bank.db).catch((error: unknown) => bank.log.warn(error, 'The clock could not be read.'));
  }, INTERVAL);
  return () => {
    clearInterval(timer);
    return Promise.resolve();
  };
}
