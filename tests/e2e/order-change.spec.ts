import { expect, test } from '@tests/support/journey';
import { demo } from './support/demo-customer';
import { OrderPage } from './support/order-page';
import { PortalCustomer } from './support/portal-customer';
import { expectSound } from './support/sound-page';

test('changes the limit of an open order with before, after and new costs [ORD-23] [OBK-02] [GU-04] @phone', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  await bernd.enter('/ngbrk/order/erstellung?wkn=716460&side=buy&quantity=2');
  await order.isReady();
  await order.place({ venue: 'Tradegate', type: 'Limit', limit: '200,00' });
  await page.getByRole('link', { name: 'Zum Orderbuch' }).click();
  await page
    .getByRole('link', { name: /^Kauf SAP SE ändern$/ })
    .first()
    .click();
  await expect(bernd.heading('Order ändern')).toBeVisible();
  await page.getByRole('textbox', { name: 'Neues Limit' }).fill('205,00');
  await expectSound(page);
  await page.getByRole('button', { name: 'Änderung prüfen' }).click();
  const changed = page.getByRole('row', { name: /^Limit/ });
  await expect(changed).toContainText('200,00');
  await expect(changed).toContainText('205,00');
  await expectSound(page);
  await page.getByRole('button', { name: 'Weiter zur Freigabe' }).click();
  await bernd.prove();
  await page.getByRole('button', { name: 'Order ändern' }).click();
  await expect(page.getByText('Ihre Änderung ist angenommen')).toBeVisible();
  await page.goto('/ngbrk/orderbuch');
  await expect(page.getByRole('row', { name: /SAP SE/ }).first()).toContainText('205,00');
});

test('protects a position from its details in the depot [ORD-22] [OBK-04]', async ({ page, bank, desk }) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  await bernd.enter('/ngbrk/depotuebersicht');
  await page.getByRole('button', { name: 'SAP SE: Einzelheiten zeigen' }).click();
  await page.getByRole('link', { name: 'SAP SE absichern' }).click();
  await expect(bernd.heading('Position absichern')).toBeVisible();
  await page.getByRole('textbox', { name: /^Stop-Marke/ }).fill('215,00');
  await expect(page.getByText(/^Sie sichern \d+,\d\d\s% des heutigen Werts$/)).toBeVisible();
  await expectSound(page);
  await order.checkAndRelease();
  await page.getByRole('link', { name: 'Zum Orderbuch' }).click();
  const stop = page.getByRole('row', { name: /SAP SE/ }).first();
  await expect(stop).toContainText('Offen');
  await desk.movePrice('716460', '213.00');
  await expect(stop).toContainText('Ausgeführt');
});
