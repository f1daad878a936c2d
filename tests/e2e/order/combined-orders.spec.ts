import { expect, test } from '@tests/support/journey';
import type { Locator, Page } from '@playwright/test';
import { demo } from '../support/demo-customer';
import { OrderPage } from '../support/pages/order-page';
import { PortalCustomer } from '../support/portal-customer';

const field = (place: Page | Locator, name: string) => place.getByRole('textbox', { name });
const row = (page: Page, name: RegExp) => page.getByRole('row', { name });

test('next order: the order book shows how the follow wakes up once the purchase is executed in full [ORD-13] [OBK-01] [OBK-03] [BNK-04]', async ({
  page,
  bank,
  desk,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  await bernd.enter('/ngbrk/order/erstellung?wkn=716460&side=buy&quantity=3');
  await order.isReady();
  await order.fill({ venue: 'Tradegate', type: 'Folgeorder', limit: '225,00' });
  const follow = page.getByRole('region', { name: /Danach/ });
  await follow.getByRole('radio', { name: 'Stop', exact: true }).check();
  await field(follow, 'Stop-Marke').fill('205,00');
  await field(follow, 'Menge der Folgeorder').fill('3');
  await order.place({});

  await page.getByRole('link', { name: 'Zum Orderbuch' }).click();
  await expect(row(page, /^Folgeorder\b/).first()).toContainText('Offen (Wartend)');
  await desk.movePrice('716460', '224.00');
  await expect(row(page, /^Basisorder\b/).first()).toContainText('Ausgeführt');
  await expect(row(page, /^Folgeorder\b/).first()).not.toContainText('Wartend');
  await desk.movePrice('716460', '204.00');
  await expect(row(page, /^Folgeorder\b/).first()).toContainText('Ausgeführt');
  expect(await desk.bookErrors()).toEqual([]);
});
