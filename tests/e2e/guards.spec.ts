import { offeringOf } from '@domain/access/offering';
import type { Page } from '@playwright/test';
import { expect, test } from '@tests/support/journey';
import { everybody, isOffered } from '@ui/app/offered';
import { routes } from '@ui/app/routes';
import { demo } from './support/demo-customer';
import { everyRoute } from './support/every-route';
import { PortalCustomer } from './support/portal-customer';

test('nobody signed in: the login keeps where one wanted to go, a customer without a contract comes back to it [GU-01] [GU-02]', async ({
  page,
  bank,
}) => {
  await page.goto('/ngbrk/order/erstellung?wkn=716460&side=sell');
  await expect(page).toHaveURL(/\/login\?/);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('page')).toBe('/ngbrk/order/erstellung?wkn=716460&side=sell');
  expect(searchParams.get('rolle')).toBe('kunde');

  const ida = new PortalCustomer(page, bank.url, demo.ida);
  await ida.logIn('/ngbrk/orderbuch');
  await expect(page).toHaveURL(/\/login\?.*page=%2Fngbrk%2Forderbuch/);
});

test('a customer who still uses the old depot overview leaves the portal for it, one with a fund depot stays in [GU-03] [GU-05] [GU-06] [GU-07]', async ({
  page,
  bank,
}) => {
  const greta = new PortalCustomer(page, bank.url, demo.greta);
  await greta.enter('/ngbrk/depotuebersicht');
  await expect(page).toHaveURL('/lp/wt/depotuebersicht');
  await expect(greta.heading('Bisherige Depotübersicht')).toBeVisible();
  await greta.loseSession();

  const frederik = new PortalCustomer(page, bank.url, demo.frederik);
  await frederik.enter('/ngbrk/order/erstellung');
  await expect(frederik.heading('Kein Depot')).toBeVisible();
  // What does not open is offered no longer, and what does is led to.
  const navigation = page.getByRole('navigation', { name: 'Depot und Handel' });
  await expect(navigation.getByRole('link', { name: 'Order erteilen' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Fondsdepot: einzahlen' })).toBeVisible();
  await page.goto('/ngbrk/cominvest/einzahlen');
  await expect(page).toHaveURL('/ngbrk/cominvest/einzahlen');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('short paths lead on with their query; deep link, reload, back and forward keep both [SH-01] [SH-03]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter('/ngbrk/depotuebersicht?sort=name');
  await expect(bernd.heading('Depotübersicht')).toBeVisible();
  for (const [from, to] of [
    ['wertpapiersparplan', 'wertpapiersparplan/anlegen'],
    ['verwaltung', 'verwaltung/wertpapierkenntnisse'],
    ['order', 'order/erstellung'],
  ] as const) {
    await page.goto(`/ngbrk/${from}?wkn=716460`);
    await expect(page).toHaveURL(`/ngbrk/${to}?wkn=716460`);
  }
  await expect(bernd.heading('Order erteilen')).toBeVisible();
  await page.reload();
  await expect(bernd.heading('Order erteilen')).toBeVisible();
  await page.goto('/ngbrk/depotuebersicht?sort=name');
  await expect(bernd.heading('Depotübersicht')).toBeVisible();
  await page.goBack();
  await expect(bernd.heading('Order erteilen')).toBeVisible();
  await expect(page).toHaveURL('/ngbrk/order/erstellung?wkn=716460');
  await page.goForward();
  await expect(bernd.heading('Depotübersicht')).toBeVisible();
  await expect(page).toHaveURL('/ngbrk/depotuebersicht?sort=name');
});

test("somebody else's order opens nothing [GU-04] [BNK-06]", async ({ page, bank }) => {
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  await anna.enter('/ngbrk/orderbuch');
  const cancel = page.getByRole('link', { name: /streichen$/ }).first();
  const address = (await cancel.getAttribute('href')) ?? '';
  expect(address).toContain('order/streichung?');
  await anna.loseSession();
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter(address);
  await expect(bernd.heading('Orderbuch')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/ngbrk/orderbuch');
});

test('no link of any page leads a customer to what he is not offered [GU-07] [CUS-03]', async ({
  page,
  bank,
}) => {
  const till = new PortalCustomer(page, bank.url, demo.till);
  await till.enter();
  await expect(till.heading(/Uhde/)).toBeVisible();
  // Known once the page is quiet.
  const navigation = page.getByRole('navigation', { name: 'Depot und Handel' });
  await expect(navigation.getByRole('link', { name: 'Sparpläne' })).toBeVisible();
  const planned = navigation.locator('a[href="/ngbrk/wertpapiersparplan/anlegen"]');
  // Its room is kept until then, unseen.
  expect(await planned.filter({ visible: true }).count()).toBe(0);
  await expect(planned).toHaveCount(0);

  const offering = { ...everybody, takesPlans: false };
  const shut = everyRoute.filter(({ name }) => !isOffered(offering, name)).map(({ path }) => path);
  expect(shut).toHaveLength(routes.filter(({ needs }) => needs !== undefined).length);
  expect(
    await wrongLinks(page, shut, [
      ...everyRoute.filter(({ name }) => isOffered(offering, name)),
      // With a security in it, an order has more to offer; a fund can be saved in.
      { name: 'orderEntry of a security', path: '/ngbrk/order/erstellung?wkn=840400' },
    ]),
  ).toEqual({});
});

test('no link of any page leads a customer without a depot to where there is none [GU-03] [SH-06]', async ({
  page,
  bank,
}) => {
  const elif = new PortalCustomer(page, bank.url, demo.elif);
  await elif.enter();
  await expect(elif.heading(/Fuchs/)).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Depot und Handel' });
  await expect(navigation.getByRole('link', { name: 'Order erteilen' })).toHaveCount(0);
  const offering = offeringOf([]);
  const shut = everyRoute.filter(({ name }) => !isOffered(offering, name)).map(({ path }) => path);
  const open = everyRoute.filter(({ name }) => isOffered(offering, name));
  expect(await wrongLinks(page, shut, open)).toEqual({});
});

/** The links of each page that lead to one of these. */
async function wrongLinks(
  page: Page,
  shut: readonly string[],
  pages: readonly { readonly name: string; readonly path: string }[],
): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const { name, path } of pages) {
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    const wrong = links.filter((link) => shut.includes(link));
    if (wrong.length > 0) found[name] = wrong;
  }
  return found;
}
