import { expect, test } from '@tests/support/journey';
import { demo } from './support/demo-customer';
import { OrderPage } from './support/pages/order-page';
import { PortalCustomer } from './support/portal-customer';

test('one line fills the form and sends nothing; prices stay out of the address [ORD-30] [SH-08]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  await bernd.enter('/ngbrk/orderbuch');
  await expect(bernd.heading('Orderbuch')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('kauf 10 SAP xetra limit 198,50 ultimo');
  await expect(page.getByText('So verstehen wir Ihre Zeile:')).toBeVisible();
  await page.keyboard.press('Enter');
  await order.isReady();
  await expect(page.getByRole('textbox', { name: 'Limit' })).toHaveValue('198,50');
  await expect(order.quantity).toHaveValue('10');
  await expect(page.getByRole('radio', { name: /^Xetra/ })).toBeChecked();
  expect(page.url()).not.toContain('198');
});
