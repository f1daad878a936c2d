import type { Page } from '@playwright/test';
import { expect, test } from '@tests/support/journey';
import { demo } from '../support/demo-customer';
import { OrderPage } from '../support/pages/order-page';
import { PortalCustomer } from '../support/portal-customer';
import { callSandbox } from '../support/sandbox-calls';
import { expectSoundEverywhere } from '../support/sound-page';

/** How many changes that were begun the browser keeps; what was typed is encrypted. */
const keptChanges = (page: Page) =>
  expect.poll(() =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.change-draft/')).length),
  );

/** Opens the page that changes a limit order of the customer's own. */
async function openChange(customer: PortalCustomer): Promise<void> {
  const { page } = customer;
  const order = new OrderPage(customer);
  await customer.enter('/ngbrk/order/erstellung?wkn=716460&side=buy&quantity=2');
  await order.isReady();
  await order.place({ venue: 'Tradegate', type: 'Limit', limit: '200,00' });
  await page.getByRole('link', { name: 'Zum Orderbuch' }).click();
  await page
    .getByRole('link', { name: /^Kauf SAP SE ändern$/ })
    .first()
    .click();
  await expect(customer.heading('Order ändern')).toBeVisible();
}

test('changes the limit with before and after; what is typed is there again after a reload and the end of the session, and gone once released [ORD-23] [ORD-30] [OBK-02] [GU-04] @phone', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await openChange(bernd);
  const address = page.url();
  const limit = page.getByRole('textbox', { name: 'Neues Limit' });
  const restored = page.getByText('Ihre Eingaben sind wieder da');
  await limit.fill('205,00');
  await expect(page.getByText(/^Entwurf gesichert/)).toBeVisible();
  await keptChanges(page).toBe(1);

  await page.reload();
  await expect(restored).toBeVisible();
  await expect(limit).toHaveValue('205,00');
  await expectSoundEverywhere(page);

  await callSandbox(`${bank.url}/sandbox/api/sessions/${demo.bernd.number}/age`, 'POST', { seconds: 1300 });
  await expect(bernd.heading('Ihre Sitzung ist abgelaufen')).toBeVisible();
  await page.getByRole('link', { name: 'Neu anmelden' }).click();
  await page.getByRole('button', { name: `Anmelden als ${demo.bernd.name}` }).click();
  await expect(bernd.heading('Sitzung freigeben')).toBeVisible();
  await bernd.prove();
  await page.getByRole('button', { name: 'Sitzung freigeben' }).click();
  await expect(page).toHaveURL(address);
  await expect(restored).toBeVisible();
  await expect(limit).toHaveValue('205,00');

  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
  const changed = page.getByRole('row', { name: /^Limit/ });
  await expect(changed).toContainText('200,00');
  await expect(changed).toContainText('205,00');
  await expectSoundEverywhere(page);
  await page.getByRole('button', { name: 'Weiter zur Freigabe' }).click();
  await bernd.prove();
  await page.getByRole('button', { name: 'Order ändern' }).click();
  await expect(page.getByText('Ihre Änderung ist angenommen')).toBeVisible();
  await keptChanges(page).toBe(0);
  await page.goto('/ngbrk/orderbuch');
  await expect(page.getByRole('row', { name: /SAP SE/ }).first()).toContainText('205,00');
});
