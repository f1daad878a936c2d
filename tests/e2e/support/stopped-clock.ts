import type { BrowserContext } from '@playwright/test';

/**
 * Stops the device's clock and gives a way to put it on by so many seconds, while timers run on: nothing races a
 * countdown. It is there before any page: one that comes in later reads 1970 for a moment, in which a session may end.
 */
export async function stoppedClock(context: BrowserContext): Promise<(seconds: number) => Promise<void>> {
  let now = Date.now();
  await context.clock.install({ time: now });
  return (seconds) => {
    now += seconds * 1000;
    return context.clock.setFixedTime(now);
  };
}
