import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findBrowser, howToGetABrowser } from './scripts/steps/browser.mjs';

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error(howToGetABrowser);

/** Journeys of customers through the built portal; each worker has a bank of its own (tests/e2e/support/journey.ts). */
export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  globalSetup: './tests/support/build-once.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  globalTimeout: 15 * 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: 'reports/journeys.json' }],
    ['html', { outputFolder: 'reports/journeys', open: 'never' }],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...browserFlags] },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
    },
  ],
});
