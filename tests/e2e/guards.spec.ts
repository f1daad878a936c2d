import { expect, test } from '@tests/support/journey';
import { demo } from './support/demo-customer';
import { PortalCustomer } from './support/portal-customer';

test('who still uses the old depot overview leaves the portal for it [GU-06]', async ({ page, bank }) => {
  const greta = new PortalCustomer(page, bank.url, demo.greta);
  await greta.signIn('/ngbrk/depotuebersicht');
  await expect(page).toHaveURL('/lp/wt/depotuebersicht');
  await expect(greta.heading('Bisherige Depotübersicht')).toBeVisible();
});

test('a customer without a contract comes back to the login [GU-02]', async ({ page, bank }) => {
  const ida = new PortalCustomer(page, bank.url, demo.ida);
  await ida.logIn('/ngbrk/orderbuch');
  await expect(page).toHaveURL(/\/login\?.*page=%2Fngbrk%2Forderbuch/);
});

test('nobody signed in: the login keeps where one wanted to go [GU-01]', async ({ page }) => {
  await page.goto('/ngbrk/order/erstellung?wkn=716460&side=sell');
  await expect(page).toHaveURL(/\/login\?/);
  const url = new URL(page.url());
  expect(url.searchParams.get('page')).toBe('/ngbrk/order/erstellung?wkn=716460&side=sell');
  expect(url.searchParams.get('rolle')).toBe('kunde');
});

test('short paths lead on with their query [SH-03]', async ({ page, bank }) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.signIn('/ngbrk/tan-common');
  for (const [from, to] of [
    ['order', 'order/erstellung'],
    ['wertpapiersparplan', 'wertpapiersparplan/anlegen'],
    ['verwaltung', 'verwaltung/wertpapierkenntnisse'],
  ] as const) {
    await page.goto(`/ngbrk/${from}?wkn=716460`);
    await expect(page).toHaveURL(`/ngbrk/${to}?wkn=716460`);
  }
});

test('an unknown path says so and leads back [SH-04]', async ({ page }) => {
  await page.goto('/ngbrk/gibt/es/nicht');
  await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible();
  await expect(page).toHaveTitle(/Seite nicht gefunden/);
  await expect(page.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/ngbrk/');
});

for (const [code, headline] of [
  ['', 'Das hat gerade nicht geklappt'],
  ['/not-found', 'Das Gesuchte gibt es nicht'],
  ['/internal-server-error', 'Unsere Systeme antworten nicht'],
  ['/order', 'Die Order konnte nicht bearbeitet werden'],
  ['/session-locked', 'Ihr Zugang ist gesperrt'],
  ['/who-knows', 'Das hat gerade nicht geklappt'],
]) {
  test(`/cp/error${code ?? ''} shows «${headline ?? ''}» [SH-05]`, async ({ page }) => {
    await page.goto(`/cp/error${code ?? ''}`);
    await expect(page.getByRole('heading', { level: 1, name: headline ?? '' })).toBeVisible();
  });
}
