import { expect, test } from '@tests/support/journey';
import { demo } from './support/demo-customer';
import { OrderPage } from './support/order-page';
import { PortalCustomer } from './support/portal-customer';
import { expectSound, expectSoundEverywhere } from './support/sound-page';

test('chooses which position to protect where the address names none [ORD-22] @phone', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter('/ngbrk/order/absicherung');
  await expect(page.getByRole('link', { name: 'SAP SE absichern' })).toBeVisible();
  await expectSoundEverywhere(page);
  await page.getByRole('searchbox', { name: 'Name, WKN oder ISIN' }).fill('716460');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('link', { name: 'SAP SE absichern' }).click();
  await expect(page.getByRole('radio', { name: 'Stop', exact: true })).toBeChecked();
});

test('protects by moving the stop that is not set yet in the picture [ORD-22] [ORD-29]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  await bernd.enter('/ngbrk/order/absicherung?wkn=716460');
  const stop = page.getByRole('slider', { name: 'Stop-Marke' });
  await expect(stop).toHaveAttribute('aria-valuetext', /^noch offen/);
  await stop.press('PageDown');
  await stop.press('PageDown');
  await expect(stop).toBeFocused();
  await expect(page.getByText(/^Sie sichern \d+,\d\d\s% des heutigen Werts$/)).toBeVisible();
  await expectSound(page);
  await order.checkAndRelease();
});

test('holds what a narrow row of the depot has no room for in a menu [ORD-22] [OBK-04]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await page.setViewportSize({ width: 900, height: 800 });
  await bernd.enter('/ngbrk/depotuebersicht');
  const menu = page.getByRole('button', { name: 'Weitere Aktionen für SAP SE' });
  await expect(page.getByRole('link', { name: 'SAP SE kaufen' })).toBeHidden();
  await menu.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Kaufen', exact: true })).toBeFocused();
  await expectSound(page);
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(bernd.heading('Position absichern')).toBeVisible();
});
