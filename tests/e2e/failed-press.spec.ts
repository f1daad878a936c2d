import type { Page } from '@playwright/test';
import { expect, test } from '@tests/support/journey';
import { demo } from './support/demo-customer';
import { PortalCustomer } from './support/portal-customer';

/** The button at the end of a long form, far from where the page says what became of it. */
const goOn = (page: Page) => page.getByRole('button', { name: /^(Weiter zur|Zur) Prüfung$/ }).last();

/** From now on the bank fails at whatever it is sent. */
const breakTheBank = (page: Page) =>
  page.route('**/api/**', (call) =>
    call.request().method() === 'POST' ? call.fulfill({ status: 500, body: '' }) : call.fallback(),
  );

test('what a press came to is seen where it was pressed, when the bank fails [SAV-01] @both', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter('/ngbrk/wertpapiersparplan/anlegen?wkn=A0RPWH');
  await page.getByRole('textbox', { name: 'Rate für Wertpapier 1' }).fill('100');
  await expect(page.getByText(/^Sie sparen monatlich 100,00/)).toBeVisible();
  await breakTheBank(page);
  await goOn(page).click();
  const failed = page.getByRole('heading', { name: 'Wir konnten den Sparplan gerade nicht prüfen' });
  await expect(failed).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Gesendet ist nichts, und Ihre Angaben stehen noch da.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Rate für Wertpapier 1' })).toHaveValue(/^100/);
});

test('a deposit that the bank cannot check says so in sight [FUN-01] @both', async ({ page, bank }) => {
  const frederik = new PortalCustomer(page, bank.url, demo.frederik);
  await frederik.enter('/ngbrk/cominvest/einzahlen');
  await page.getByRole('textbox', { name: 'Betrag' }).fill('500');
  await expect(page.getByText(/^Sie zahlen einmalig 500,00\sEUR/)).toBeVisible();
  await breakTheBank(page);
  await goOn(page).click();
  await expect(page.getByRole('alert').getByText('Das hat nicht geklappt.')).toBeInViewport({ ratio: 1 });
});
