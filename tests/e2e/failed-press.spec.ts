import type { Page } from '@playwright/test';
import { expect, test } from '@tests/support/journey';
import { coveredFocus } from './support/covered-focus';
import { demo } from './support/demo-customer';
import { ApplicationPage } from './support/pages/application-page';
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

test('a deposit that the bank cannot check or release says so in sight, and the focus stays in sight [FUN-01] [SH-08] @both', async ({
  page,
  bank,
}) => {
  const frederik = new PortalCustomer(page, bank.url, demo.frederik);
  await frederik.enter('/ngbrk/cominvest/einzahlen');
  await page.getByRole('textbox', { name: 'Betrag' }).fill('500');
  await expect(page.getByText(/^Sie zahlen einmalig 500,00\sEUR/)).toBeVisible();
  await expect(page.getByText(/^Der Preis vom .* steht noch nicht fest/)).toBeVisible();
  expect(await coveredFocus(page), 'what the bank remarks pushes no field under the bar').toBeUndefined();
  await breakTheBank(page);
  await goOn(page).click();
  const failed = page.getByRole('heading', { name: 'Wir konnten den Auftrag gerade nicht prüfen' });
  await expect(failed).toBeInViewport({ ratio: 1 });
  expect(await coveredFocus(page)).toBeUndefined();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Noch einmal prüfen' }).click();
  const release = page.getByRole('button', { name: 'Weiter zur Freigabe' }).last();
  await expect(release).toBeVisible();
  await breakTheBank(page);
  await release.click();
  await expect(page.getByText('In unseren Systemen ist ein Fehler aufgetreten.')).toBeInViewport({
    ratio: 1,
  });
  expect(await coveredFocus(page)).toBeUndefined();
});

test('a deposit whose check was cut off goes on by itself once the line is back [FUN-01] [CUS-05]', async ({
  page,
  bank,
  context,
}) => {
  const frederik = new PortalCustomer(page, bank.url, demo.frederik);
  await frederik.enter('/ngbrk/cominvest/einzahlen');
  await page.getByRole('textbox', { name: 'Betrag' }).fill('500');
  await expect(page.getByText(/^Sie zahlen einmalig 500,00\sEUR/)).toBeVisible();
  await context.setOffline(true);
  await goOn(page).click();
  await expect(page.getByText('Gesendet ist nichts, und Ihre Angaben stehen noch da.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Weiter zur Freigabe' }).first()).toBeVisible();
});

test('a step of an application that was cut off goes on by itself, and its first one leads back in words [APP-04] [CUS-05]', async ({
  page,
  bank,
  context,
}) => {
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  const application = new ApplicationPage(page);
  await anna.enter('/ngbrk/antrag/depot');
  await application.stands('Produkt');
  await expect(page.getByText(/^Wortlaut: /).first()).toBeVisible();
  await context.setOffline(true);
  await application.next.click();
  await expect(page.getByText('Es geht noch nicht weiter')).toBeVisible();
  await context.setOffline(false);
  await application.stands('Persönliche Angaben');
  await expect(page.getByText('Es geht noch nicht weiter')).toBeHidden();

  await page.getByRole('button', { name: 'Zurück', exact: true }).click();
  await application.stands('Produkt');
  await page.getByRole('main').getByRole('link', { name: 'Meine Anträge' }).click();
  await expect(anna.heading('Meine Anträge')).toBeVisible();
});
