import { expect, test } from '@tests/support/journey';
import { demo } from './support/demo-customer';
import { PortalCustomer } from './support/portal-customer';

test('a sale is simulated on the lots of the bank and led to the order form [TAX-01]', async ({
  page,
  bank,
}) => {
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  await anna.enter('/ngbrk/steuersimulation?wkn=A2PKXG');
  await expect(anna.heading('Steuersimulation')).toBeVisible();
  const quantity = page.getByRole('textbox', { name: 'Menge' });
  await quantity.fill('100');
  const lots = page.getByRole('region', { name: /^Posten von Vanguard/ });
  await expect(lots.getByRole('row')).toHaveCount(5);
  await expect(page.getByRole('row', { name: /^Teilfreistellung 30 %/ })).toBeVisible();
  await page.getByRole('link', { name: '100 zum Verkauf vorbereiten' }).click();
  await expect(anna.heading('Order erteilen')).toBeVisible();
});
