import { expect, test } from '@tests/support/journey';
import { demo } from './support/demo-customer';
import { PortalCustomer } from './support/portal-customer';

test('a security is found, looked at, watched with an alarm, and told of; offline says so [CUS-03] [CUS-04]', async ({
  page,
  bank,
}) => {
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  await anna.enter('/ngbrk/');
  await expect(page.getByRole('heading', { name: 'Für Sie zu tun' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('SAP');
  await page.getByRole('option', { name: /^SAP SE/ }).click();
  await expect(anna.heading('SAP SE')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Kurse im Verlauf lesen' })).toBeAttached();
  await page.getByRole('button', { name: 'Beobachten' }).click();
  await expect(page.getByRole('button', { name: 'Beobachtet' })).toBeVisible();
  await page.goto('/ngbrk/beobachten');
  await page.getByRole('button', { name: 'Alarm' }).click();
  await page.getByLabel('Wenn der Kurs fällt auf').fill('1');
  await page.getByRole('button', { name: 'Alarm setzen' }).click();
  await expect(page.getByText(/bis 1,00/)).toBeVisible();
  await page.getByRole('button', { name: /^Benachrichtigungen/ }).click();
  await expect(page.getByRole('dialog', { name: 'Benachrichtigungen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await expect(page.getByText('Keine Verbindung.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Keine Verbindung.')).toBeHidden();
});
