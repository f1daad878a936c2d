import { expect, test as base } from '@playwright/test';
import { BankDesk } from '../e2e/support/bank-desk';
import { collectNoise } from '../e2e/support/page-noise';
import { journeyClock } from './journey-clock';
import { startSandbox, type RunningSandbox } from './sandbox';

/**
 * Playwright's `test` with a bank for each worker, so that clock, market and faults of one journey never reach
 * another. Every journey finds the world as it was seeded.
 */
export const test = base.extend<
  { readonly freshWorld: undefined; readonly quiet: undefined; readonly desk: BankDesk },
  { readonly bank: RunningSandbox }
>({
  bank: [
    async ({}, use) => {
      const bank = await startSandbox({
        // Journeys sign in from one address, as many a minute as there are processors for.
        env: { DATA_DIR: 'memory:', WERKBANK_CLOCK: journeyClock, WERKBANK_RATE_LIMIT: '1000000' },
      });
      await use(bank);
      await bank.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ bank }, use) => use(bank.url),
  desk: async ({ bank }, use) => use(new BankDesk(bank.url)),
  quiet: [
    async ({ context }, use) => {
      const noise = await collectNoise(context);
      await use(undefined);
      expect(noise, 'the console stays silent and no policy is violated').toEqual([]);
    },
    { auto: true },
  ],
  freshWorld: [
    async ({ bank }, use) => {
      await fetch(`${bank.url}/sandbox/api/reset`, { method: 'POST' });
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };
