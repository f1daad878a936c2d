import { test as base } from '@playwright/test';
import { startSandbox, type RunningSandbox } from './sandbox';

/** Monday morning, exchanges open: every journey starts at this instant on the bank's clock. */
export const journeyClock = '2026-11-23T10:00:00+01:00';

/**
 * Playwright's `test` with a bank for each worker, so that clock, market and faults of one journey never reach
 * another. Every journey finds the world as it was seeded.
 */
export const test = base.extend<{ readonly freshWorld: undefined }, { readonly bank: RunningSandbox }>({
  bank: [
    async ({}, use) => {
      const bank = await startSandbox({ env: { DATA_DIR: 'memory:', WERKBANK_CLOCK: journeyClock } });
      await use(bank);
      await bank.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ bank }, use) => use(bank.url),
  freshWorld: [
    async ({ bank }, use) => {
      await fetch(`${bank.url}/sandbox/api/reset`, { method: 'POST' });
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
