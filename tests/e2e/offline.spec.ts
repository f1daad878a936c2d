import type { Page } from '@playwright/test';
import { expect, test } from '@tests/support/journey';
import { demo } from './support/demo-customer';
import { everyRoute } from './support/every-route';
import { PortalCustomer } from './support/portal-customer';

test.use({ serviceWorkers: 'allow' });

/** Until the whole portal is on the device. */
async function portalIsKept(page: Page): Promise<void> {
  for (const scope of ['/ngbrk/', '/cp/error'])
    await expect
      .poll(() =>
        page.evaluate(
          async (at) => (await navigator.serviceWorker.getRegistration(at))?.active?.state,
          scope,
        ),
      )
      .toBe('activated');
}

test('on a line that swallows everything a page opens from what is kept, says so and goes on by itself [CUS-05]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter();
  await portalIsKept(page);
  bank.fallSilent();
  try {
    await page.goto('/ngbrk/orderbuch');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText('Keine Verbindung.', { exact: true })).toBeVisible();
  } finally {
    bank.speakAgain();
  }
  await expect(page.getByText('Keine Verbindung.', { exact: true })).toBeHidden();
  await expect(bernd.heading('Orderbuch')).toBeVisible();
});

test('without a network every page says so, opens here and not at the browser, and goes on by itself [CUS-05]', async ({
  page,
  bank,
  context,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter();
  await portalIsKept(page);
  expect(
    await page.evaluate(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().filter(({ url }) => !new URL(url).pathname.startsWith('/ngbrk/'));
    }),
    'nothing of the bank is kept',
  ).toEqual([]);
  const heading = page.getByRole('heading', { level: 1 }).first();
  const banner = page.getByText('Keine Verbindung.', { exact: true });
  const lost = page.getByText('Sie haben gerade keine Verbindung.');
  const figures = page.getByRole('main').getByText(/\d,\d{2} EUR/);
  const age = page.getByText(/^Sie sehen den Stand von /);
  const waiting = 'Keine Verbindung zum Internet';

  await test.step('cut while it loads, a page goes on where it was', async () => {
    await page.goto('/ngbrk/order/erstellung');
    await expect(heading).toHaveText('Order erteilen');
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toBeHidden();
    await expect(heading).toHaveText('Order erteilen');
    await expect(lost).toHaveCount(0);
  });

  for (const { name, path } of everyRoute)
    await test.step(`${name} opened without a network`, async () => {
      await context.setOffline(true);
      await page.goto(path);
      await expect(heading).toBeVisible();
      await expect(banner).toBeVisible();
      await context.setOffline(false);
      await expect(banner).toBeHidden();
      await expect(heading).not.toHaveText(waiting);
      await expect(lost).toHaveCount(0);
      // A line that is cut while the device believes in it: nobody asks for anything, a key is touched.
      await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
      await context.setOffline(true);
      await page.keyboard.press('Shift');
      await expect(banner).toBeVisible();
      // What the bank has said of money does not stay current by itself: the page says how old it is.
      if ((await figures.count()) > 0) await expect(age).toBeVisible();
    });
});
