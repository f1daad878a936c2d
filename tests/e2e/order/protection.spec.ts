import { expect, test } from '@tests/support/journey';
import { demo } from '../support/demo-customer';
import { OrderPage } from '../support/pages/order-page';
import { PortalCustomer } from '../support/portal-customer';
import { expectSound, expectSoundEverywhere } from '../support/sound-page';

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
  const required = page.getByText(/^Alle Felder sind Pflichtangaben/);
  await expect(required).toHaveText(
    'Alle Felder sind Pflichtangaben, außer den als freiwillig bezeichneten.',
  );
});

test('protects a position: from the menu of its narrow row or from its details, with the stop moved in the picture or typed [ORD-22] [ORD-29] [OBK-04] [BNK-04]', async ({
  page,
  bank,
  desk,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
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
  await page.goBack();
  await page.getByRole('button', { name: 'SAP SE: Einzelheiten zeigen' }).click();
  await page.getByRole('link', { name: 'SAP SE absichern' }).click();
  await expect(bernd.heading('Position absichern')).toBeVisible();

  const stop = page.getByRole('slider', { name: 'Stop-Marke' });
  const secures = page.getByText(/^Sie sichern \d+,\d\d\s% des aktuellen Werts$/);
  await expect(stop).toHaveAttribute('aria-valuetext', /^\d+,\d\d\sEUR, \d+,\d\d\s% unter dem Markt\.$/);
  await stop.press('PageDown');
  await stop.press('PageDown');
  await expect(stop).toBeFocused();
  await expect(secures).toBeVisible();
  await page.getByRole('textbox', { name: /^Stop-Marke/ }).fill('215,00');
  await expect(secures).toBeVisible();
  await expectSoundEverywhere(page);
  await order.checkAndRelease();
  await page.getByRole('link', { name: 'Zum Orderbuch' }).click();
  const row = page.getByRole('row', { name: /SAP SE/ }).first();
  await expect(row).toContainText('Offen');
  await desk.movePrice('716460', '213.00');
  await expect(row).toContainText('Ausgeführt');
});
