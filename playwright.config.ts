import { defineConfig, devices } from '@playwright/test';
import { chromium } from './tests/support/chromium';
import { patience } from './tests/support/patience';

/** Journeys of customers through the built portal; each worker has a bank of its own (tests/support/journey.ts). */
export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 5 * patience,
  expect: { timeout: patience },
  reporter: [
    ['list'],
    ['json', { outputFile: 'reports/journeys.json' }],
    ['html', { outputFolder: 'reports/journeys', open: 'never' }],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: chromium,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Without a graphics card every frame of a spinner is painted by the processors that the journeys need.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: patience,
    // Only the journey without a network is about what is kept for it; every other one would fetch the whole build.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace costs every journey a tenth of its time; `npm run e2e -- --trace on` records one of a journey at hand.
    trace: 'off',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // On the telephone alone, or where the layout is what is proved, on both.
      grep: /@phone|@both/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
    },
  ],
});
