import type { Page } from '@playwright/test';

/** From now on the page remembers how long after each key it was painted again. */
export const recordPaints = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const paints: number[] = [];
    Object.assign(window, { paints });
    document.addEventListener(
      'input',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => paints.push(performance.now() - timeStamp))),
      true,
    );
  });

/** Milliseconds from key to paint, once as many keys as were typed have been painted. */
export async function paintsOf(page: Page, keys: number): Promise<readonly number[]> {
  await page.waitForFunction(
    (all) => Number(Reflect.get(Object(Reflect.get(window, 'paints')), 'length')) === all,
    keys,
  );
  return page.evaluate(() => [...(Object(Reflect.get(window, 'paints')) as number[])]);
}
