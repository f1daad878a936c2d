import { CANNOT_WORK } from '@src/application-author';
import { GUARD_FLAG } from '@src/guard-switches';
import { expect, test } from '@tests/support/journey';
import { demo } from './support/demo-customer';
import { PortalCustomer } from './support/portal-customer';

test('the static page says what opens until the portal is there [SH-07]', async ({ page }) => {
  let letScripts = (): void => undefined;
  const held = new Promise<void>((resolve) => (letScripts = resolve));
  await page.route('**/ngbrk/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/ngbrk/kein-depot', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Seite wird geöffnet.');
  await page.goto('/ngbrk/antrag/cfd', { waitUntil: 'commit' });
  await expect(page.getByText('CFD-Konto eröffnen')).toBeVisible();
  await expect(page.getByText(/^Hier füllen Sie Ihren Antrag Schritt für Schritt aus\./)).toBeVisible();
  await page.goto('/ngbrk/kein-depot', { waitUntil: 'commit' });
  letScripts();
  await expect(page.getByRole('heading', { level: 1, name: 'Kein Depot' })).toBeVisible();
  await expect(page.getByText('Seite wird geöffnet.')).toBeHidden();
});

test('a browser without scripts is told so, in sight at once', async ({ browser, bank }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: bank.url });
  const page = await context.newPage();
  await page.goto('/ngbrk/');
  const heading = page.getByRole('heading', { level: 1, name: 'Depotwerk braucht JavaScript' });
  await expect(heading).toBeInViewport();
  await expect(page.locator('noscript p:lang(en)')).toHaveText(/^Depotwerk needs JavaScript\./);
  await expect(page.locator('noscript p:lang(en)')).toBeInViewport();
  await expect(page.getByText('Seite wird geöffnet.')).toBeHidden();
  await context.close();
});

test('what the portal does not know the bank finds: from an unknown path to an order [SH-04]', async ({
  page,
}) => {
  await page.goto('/ngbrk/gibt/es/nicht');
  await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible();
  await expect(page).toHaveTitle(/Seite nicht gefunden/);
  await expect(page.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/ngbrk/');
  await page.getByRole('main').getByRole('combobox', { name: 'Seite, WKN oder ISIN' }).fill('siemens energy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/suche?q=siemens+energy');
  await page.getByRole('link', { name: /Siemens Energy/i }).click();
  await expect(page).toHaveURL(/\/login\?page=%2Fngbrk%2Forder%2Ferstellung%3Fwkn%3D/);
});

test('the production bundle has no guard switches, whose flags do nothing, and no aid of authors [GU-09] [APP-02]', async ({
  page,
  bank,
}) => {
  await page.goto('/ngbrk/kein-depot');
  const scripts = await page.evaluate(async () => {
    const manifest: unknown = await (await fetch('/ngbrk/manifest.json')).json();
    const files = [...JSON.stringify(manifest).matchAll(/"([^"]+\.js)"/g)].map(([, file]) => file ?? '');
    return Promise.all([...new Set(files)].map(async (file) => (await fetch(`/ngbrk/${file}`)).text()));
  });
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.some((text) => text.includes('cdb-console-logging'))).toBe(true);
  // Compiled while they come, not when their functions are first called (ADR 18).
  expect(scripts.filter((text) => !text.startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([]);
  expect(scripts.filter((text) => text.includes(GUARD_FLAG))).toEqual([]);
  expect(scripts.filter((text) => text.includes(CANNOT_WORK))).toEqual([]);

  await page.evaluate((flag) => localStorage.setItem(flag, 'true'), `${GUARD_FLAG}brokerage`);
  const elif = new PortalCustomer(page, bank.url, demo.elif);
  await elif.enter('/ngbrk/order/erstellung');
  await expect(elif.heading('Kein Depot')).toBeVisible();
});

test('what a page keeps in its history entry comes back after the sign-in [GU-10]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await page.goto('/ngbrk/kein-depot');
  await expect(bernd.heading('Kein Depot')).toBeVisible();
  await page.evaluate(() =>
    window.history.replaceState({ usr: { note: 'fällig & "offen"' } }, '', '/ngbrk/orderbuch?status=offen'),
  );
  await page.reload();
  await expect(page).toHaveURL(/\/login\?page=%2Fngbrk%2Forderbuch%3Fstatus%3Doffen/);
  await page.getByRole('button', { name: `Anmelden als ${demo.bernd.name}` }).click();
  await expect(bernd.heading('Sitzung freigeben')).toBeVisible();
  await expect(page).toHaveURL('/ngbrk/orderbuch?status=offen');
  expect(await page.evaluate(() => window.history.state as unknown)).toMatchObject({
    usr: { note: 'fällig & "offen"' },
  });
  expect(await page.evaluate(() => document.cookie)).not.toContain('cdb-stash');
});

test('employees come in by their own door and are asked for roles in their area [GU-02] [GU-10]', async ({
  page,
}) => {
  await page.goto('/cp/login?page=%2Fngbrk%2Forderbuch');
  const roles = page.waitForRequest('**/cp/ihf/guard/roles');
  await page.getByRole('button', { name: 'Anmelden als Jonas Kremer' }).click();
  await roles;
  await expect(page.getByRole('heading', { level: 1, name: 'Sitzung freigeben' })).toBeVisible();
});
