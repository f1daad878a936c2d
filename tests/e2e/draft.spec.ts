import type { Page } from '@playwright/test';
import { expect, test } from '@tests/support/journey';
import { demo } from './support/demo-customer';
import { OrderPage } from './support/order-page';
import { PortalCustomer } from './support/portal-customer';

const restored = 'Ihr Entwurf ist wieder da.';

/** How many tabs hold their name; the browser gives up a closed tab's lock only when its page has gone. */
const tabsAlive = (page: Page) =>
  expect.poll(() =>
    page.evaluate(async () => {
      const { held = [] } = await navigator.locks.query();
      return held.filter(({ name }) => name?.startsWith('depotwerk/tab/')).length;
    }),
  );

test('a draft survives navigation, reload and signing in again, is gone once released, and cannot be read [ORD-30]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  await bernd.enter('/ngbrk/order/erstellung');
  await order.isReady();
  await order.fill({ code: '716460', quantity: '7', type: 'Limit', limit: '201,50' });
  await expect(page.getByText(/^Entwurf gesichert/)).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored, 'what is typed is not kept in plain').not.toContain('716460');

  const expectDraft = async (): Promise<void> => {
    await order.isReady();
    await expect(page.getByText(restored)).toBeVisible();
    await expect(order.quantity).toHaveValue('7');
    await expect(page.getByRole('textbox', { name: 'Limit' })).toHaveValue('201,50');
  };
  await page.getByRole('link', { name: 'Depotübersicht' }).first().click();
  await expect(bernd.heading('Depotübersicht')).toBeVisible();
  await page.goBack();
  await expectDraft();

  await page.reload();
  await expectDraft();

  await bernd.loseSession();
  await bernd.signIn('/ngbrk/order/erstellung');
  await expectDraft();

  await order.place({});
  await order.open();
  await expect(page.getByText(restored)).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Name, WKN oder ISIN' })).toHaveValue('');

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/lp\/wt\/logout/);
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => !['depotwerk-device', 'depotwerk-session'].includes(key)),
  );
  expect(left, 'nothing personal is left after signing out').toEqual([]);
});

test('a draft of a tab that was closed comes back in the next one [ORD-30]', async ({
  page,
  bank,
  context,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  await bernd.enter('/ngbrk/order/erstellung');
  await order.isReady();
  await order.fill({ code: '716460', quantity: '7' });
  await expect(page.getByText(/^Entwurf gesichert/)).toBeVisible();

  const beside = await context.newPage();
  const other = new OrderPage(new PortalCustomer(beside, bank.url, demo.bernd));
  await beside.goto('/ngbrk/order/erstellung');
  await other.isReady();
  await expect(other.quantity, 'a tab leaves the draft of an open one alone').toHaveValue('');

  await page.close();
  await tabsAlive(beside).toBe(1);
  await beside.reload();
  await other.isReady();
  await expect(beside.getByText(restored)).toBeVisible();
  await expect(other.quantity).toHaveValue('7');
});

test('a plan held up by missing knowledge leads to its product group and is there as typed on the way back [KNO-04]', async ({
  page,
  bank,
}) => {
  const mina = new PortalCustomer(page, bank.url, demo.mina);
  const rate = page.getByRole('textbox', { name: 'Rate für Wertpapier 1' });
  const name = page.getByRole('textbox', { name: 'Name des Plans' });
  await mina.enter('/ngbrk/wertpapiersparplan/anlegen?wkn=716460');
  await rate.fill('100');
  await name.fill('Später');
  await page.getByRole('button', { name: /^(Weiter zur Prüfung|Prüfen)$/ }).click();
  await expect(page.getByRole('alert'), 'the plan is held up').toBeVisible();
  await page.getByRole('link', { name: 'Kenntnisse nachweisen' }).click();
  await expect(mina.heading('Wertpapierkenntnisse')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Aktien', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zum Sparplan' }).click();
  await expect(mina.heading('Sparplan anlegen')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Wertpapier 1' })).toHaveValue(/SAP/);
  await expect(rate).toHaveValue('100');
  await expect(name).toHaveValue('Später');
});
