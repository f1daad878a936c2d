import { expect, test } from '@tests/support/journey';
import { demo } from './support/demo-customer';
import { OrderPage } from './support/pages/order-page';
import { PortalCustomer } from './support/portal-customer';

test('without a network the portal says so, and goes on once it is back [KIT-12] [ORD-03]', async ({
  page,
  bank,
  context,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  await bernd.enter('/ngbrk/order/erstellung');
  await order.isReady();
  const search = page.getByRole('combobox', { name: 'Name, WKN oder ISIN' });
  await context.setOffline(true);
  await search.fill('sap');
  await expect(page.getByText('Die Suche antwortet gerade nicht.', { exact: true })).toBeAttached();
  await context.setOffline(false);
  await page.getByRole('option', { name: /^SAP SE/ }).click();

  await order.fill({ quantity: '1', type: 'Limit', limit: '200,00' });
  await order.check();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Weiter zur Freigabe' }).click();
  await expect(page.getByText('Sie haben gerade keine Verbindung.')).toBeVisible();
  await expect(page.getByText('Es ist keine Order entstanden.')).toBeVisible();
  await context.setOffline(false);
  await order.goToRelease();
});

test('an answer that is faulty never shows as data, and can be asked for again [KIT-12] [KIT-16] [BNK-05]', async ({
  page,
  bank,
  desk,
}) => {
  // The line of events would have the page load again by itself once it stands, perhaps before the customer asks for it.
  await page.route('**/api/events?*', (line) => line.abort());
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  await anna.enter();
  for (const [kind, words] of [
    ['truncate', 'Die Antwort unserer Systeme war unvollständig. Wir zeigen sie deshalb nicht an.'],
    ['wrong-type', 'Die Antwort unserer Systeme war unvollständig. Wir zeigen sie deshalb nicht an.'],
    ['status', 'In unseren Systemen ist ein Fehler aufgetreten.'],
  ] as const)
    await test.step(kind, async () => {
      await desk.plan({ path: '/api/brokerage/depots', method: 'GET', kind });
      await page.goto('/ngbrk/orderbuch');
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(0);
      await desk.clearFaults();
      await page.getByRole('button', { name: 'Noch einmal laden' }).first().click();
      await expect(page.getByRole('row', { name: /Siemens AG/ }).first()).toBeVisible();
    });
});

test('positions that do not come lead to the error page, and back when they do [GU-08]', async ({
  page,
  bank,
  desk,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter();
  await desk.plan({ path: '/api/brokerage/v3/depots', method: 'GET', kind: 'status' });
  await page.goto('/ngbrk/depotuebersicht');
  await expect(bernd.heading('Ihr Depot lässt sich gerade nicht laden')).toBeVisible();
  await expect(page).toHaveURL('/cp/error');
  await desk.clearFaults();
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('row', { name: /SAP SE/ })).toBeVisible();
});

test('code that a line has swallowed is asked for again, and nobody is left waiting [SH-10]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter();
  const link = page.getByRole('main').getByRole('link', { name: 'Steuersimulation' });
  await link.waitFor();
  const swallowed = new Set<string>();
  await page.route(/\/ngbrk\/[^/]+\.(js|css)/, async (file) => {
    const { pathname } = new URL(file.request().url());
    if (swallowed.has(pathname)) await file.continue();
    else swallowed.add(pathname);
  });
  await link.click();
  await expect(page.getByText('Das ist keine Steuerberatung.')).toBeVisible();
  expect(
    [...swallowed].map((path) => path.replace(/.*\./, '')),
    'scripts and style sheets were lost',
  ).toEqual(expect.arrayContaining(['js', 'css']));
});
