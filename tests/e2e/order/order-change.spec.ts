import type { Page } from '@playwright/test';
import { expect, test } from '@tests/support/journey';
import { demo } from '../support/demo-customer';
import { OrderPage } from '../support/pages/order-page';
import { PortalCustomer } from '../support/portal-customer';
import { resize } from '../support/resize';
import { callSandbox } from '../support/sandbox-calls';
import { expectSoundEverywhere } from '../support/sound-page';

/** How many changes that were begun the browser keeps; what was typed is encrypted. */
const keptChanges = (page: Page) =>
  expect.poll(() =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.change-draft/')).length),
  );

/** By how much the comparison is wider than its place on a telephone, by language and width. */
async function cutOff(page: Page): Promise<Record<string, number>> {
  const region = page.getByRole('region', {
    name: /^(Bisher und künftig, Tabelle|Before and after, table)$/,
  });
  const total = page.getByRole('rowheader', { name: /^(Kosten insgesamt|Total costs)$/ });
  const cut: Record<string, number> = {};
  for (const [language, other] of [
    ['de', /switch to English/],
    ['en', /auf Deutsch umschalten/],
  ] as const) {
    await expect(total).toHaveText(language === 'de' ? 'Kosten insgesamt' : 'Total costs');
    for (const width of [320, 360]) {
      await resize(page, { width, height: 740 });
      cut[`${language} ${width}`] = await region.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
    }
    await page.getByRole('button', { name: other }).click();
  }
  return cut;
}

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

test('changes the limit with before and after; what is typed is there again after a reload and the end of the session, and gone once released [ORD-23] [ORD-30] [OBK-02] [GU-04] [SH-08] @phone', async ({
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
  expect(await cutOff(page)).toEqual({ 'de 320': 0, 'de 360': 0, 'en 320': 0, 'en 360': 0 });
  await expectSoundEverywhere(page);
  await page.getByRole('button', { name: 'Weiter zur Freigabe' }).click();
  await bernd.prove();
  await page.getByRole('button', { name: 'Order ändern' }).click();
  await expect(page.getByText('Ihre Änderung ist angenommen')).toBeVisible();
  await keptChanges(page).toBe(0);
  await page.goto('/ngbrk/orderbuch');
  await expect(page.getByRole('row', { name: /SAP SE/ }).first()).toContainText('205,00');
});
