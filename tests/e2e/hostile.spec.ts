import { expect, test } from '@tests/support/journey';
import { demo } from './support/demo-customer';
import { PortalCustomer } from './support/portal-customer';

/** Targets that a browser reads otherwise than a program does; the bank's own tests have many more. */
const HOSTILE = ['//evil.example/', '/\\evil.example', '\t//evil.example', 'javascript:alert(1)'];

test('the sign-in leads into the portal, whatever its address says [GU-10]', async ({ page, bank }) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  for (const target of HOSTILE) {
    await test.step(target, async () => {
      await bernd.logIn(target);
      await expect(bernd.heading('Sitzung freigeben')).toBeVisible();
      expect(new URL(page.url()).origin).toBe(bank.url);
      await bernd.loseSession();
    });
  }
});

test('an answer that sends the browser elsewhere leads to pages of the bank alone [KIT-12]', async ({
  page,
  bank,
  desk,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  for (const [text, lands] of [
    ['/cp/error/session-locked', '/cp/error/session-locked'],
    ['//evil.example/', '/lp/wt/logout'],
    ['/\\evil.example', '/lp/wt/logout'],
    ['javascript:alert(1)', '/lp/wt/logout'],
  ] as const) {
    await test.step(text, async () => {
      await bernd.enter('/ngbrk/tan-common');
      await expect(bernd.heading('Freigabe mit TAN')).toBeVisible();
      await desk.plan({ path: '/api/brokerage/clients', kind: 'error-uri', text });
      // The page may be left before all of it has come.
      await page.goto('/ngbrk/orderbuch', { waitUntil: 'commit' });
      await expect(page).toHaveURL((url) => url.origin === bank.url && url.pathname === lands);
      await desk.clearFaults();
      await bernd.loseSession();
    });
  }
});

test('without texts of the editors the portal is readable, without its configuration it says so: never a white page [KIT-04] [KIT-05]', async ({
  page,
  desk,
}) => {
  for (const fault of [
    { kind: 'empty' },
    { kind: 'truncate' },
    { kind: 'status', value: 404 },
    { kind: 'status', value: 500 },
  ] as const) {
    await test.step(fault.kind, async () => {
      await desk.plan({ path: '/cms/i18n', ...fault });
      await page.goto('/ngbrk/kein-depot');
      await expect(page.getByRole('heading', { level: 1, name: 'Kein Depot' })).toBeVisible();
      await desk.clearFaults();
    });
  }
  await desk.plan({ path: '/ngbrk/config.json', kind: 'truncate' });
  await page.goto('/ngbrk/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('event streams come back by themselves, whichever way they end [KIT-09] [OBK-03]', async ({
  page,
  bank,
  desk,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter();
  const opened = () => page.waitForResponse((response) => response.url().includes('/api/events?'));
  let isOpen = opened();
  await page.goto('/ngbrk/orderbuch');
  for (const what of ['disconnected', 'closed'] as const) {
    await isOpen;
    isOpen = opened();
    await desk.disturbStreams(what);
  }
  await isOpen;
});

test('the page of the API description shows every call within its own policy [BNK-06]', async ({
  page,
  bank,
}) => {
  const { paths } = await (await page.request.get('/api/docs/json')).json();
  await page.goto(`${bank.url}/api/docs`);
  const calls = Object.values<object>(paths).flatMap((path) => Object.keys(path));
  // Of so many the page draws those in sight: they are read while it is scrolled from the top to its end.
  const seen = new Set<string>();
  const readOn = async (): Promise<number> => {
    const named = await page.locator('.opblock-summary').evaluateAll((summaries) =>
      summaries.map((summary) => {
        const path = summary.querySelector('.opblock-summary-path')?.getAttribute('data-path');
        return `${summary.querySelector('.opblock-summary-method')?.textContent ?? ''} ${path ?? ''}`;
      }),
    );
    for (const call of named) seen.add(call);
    await page.mouse.wheel(0, 400);
    return seen.size;
  };
  await expect.poll(readOn, { intervals: [100] }).toBe(calls.length);
  await page.keyboard.press('Control+Home');
  await page.locator('.opblock-summary-control').first().click();
  await expect(page.getByText('Parameters').first()).toBeVisible();
});
