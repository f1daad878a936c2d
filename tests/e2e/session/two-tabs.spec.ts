import { expect, test } from '@tests/support/journey';
import type { Page } from '@playwright/test';
import { demo } from '../support/demo-customer';
import { OrderPage } from '../support/pages/order-page';
import { ownOrders } from '../support/own-orders';
import { PortalCustomer } from '../support/portal-customer';

const path = '/ngbrk/order/erstellung?wkn=716460&side=buy&quantity=3';
const nameOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('depotwerk.tab'));

test('two tabs release the same order at once: exactly one order [ORD-17] [TAN-10]', async ({
  page,
  bank,
  context,
}) => {
  test.slow();
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const first = new OrderPage(bernd);
  await bernd.enter(path);
  await first.isReady();
  await first.readyToRelease({ type: 'Limit', limit: '200,00' });

  const other = await context.newPage();
  const second = new OrderPage(new PortalCustomer(other, bank.url, demo.bernd));
  await other.goto(path);
  await second.isReady();
  await second.readyToRelease({ type: 'Limit', limit: '200,00' });

  await Promise.all([first.releaseButton.click(), second.releaseButton.click()]);
  await expect(second.done).toBeVisible();
  await expect(page.getByText('Diese Order liegt in einem anderen Fenster zur Freigabe.')).toBeVisible();
  expect(await ownOrders(page, bank.url)).toHaveLength(1);
});

test('a duplicated tab has a name of its own, a reloaded one keeps it [ORD-17] [ORD-30]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter('/ngbrk/orderbuch');
  await expect(bernd.heading('Orderbuch')).toBeVisible();
  const name = await nameOf(page);

  // A window opened by the page begins with a copy of its session storage, as a duplicated tab does.
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/ngbrk/orderbuch', '_blank'));
  const copy = await opened;
  await expect(copy.getByRole('heading', { level: 1, name: 'Orderbuch' })).toBeVisible();
  expect(await nameOf(copy)).not.toBe(name);

  await page.reload();
  await expect(bernd.heading('Orderbuch')).toBeVisible();
  expect(await nameOf(page)).toBe(name);
});
