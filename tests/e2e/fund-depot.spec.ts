import type { Page } from '@playwright/test';
import { expect, test } from '@tests/support/journey';
import { accessibilityProblems, contrastProblems, sidewaysOverflow } from './support/accessibility';
import { demo } from './support/demo-customer';
import { PortalCustomer } from './support/portal-customer';
import { tabTo } from './support/tab-to';

/** The step is accessible in both appearances, and nothing lies beyond the edge. */
async function expectSoundStep(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await contrastProblems(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
}

test('a deposit is placed, changed and cancelled, each with a TAN [FUN-01] @both', async ({ page, bank }) => {
  const frederik = new PortalCustomer(page, bank.url, demo.frederik);
  await frederik.enter('/ngbrk/cominvest/einzahlen');
  await expect(frederik.heading('Fondsdepot: einzahlen')).toBeVisible();
  await page.getByRole('textbox', { name: 'Betrag' }).fill('1500');
  await expect(page.getByText(/^Sie zahlen einmalig 1\.500,00\sEUR/)).toBeVisible();
  await expect(
    page.getByRole('row', { name: /DWS Akkumula/ }).getByText('900,00', { exact: true }),
  ).toBeVisible();
  await expectSoundStep(page);
  await page.getByRole('button', { name: /^(Weiter zur|Zur) Prüfung$/ }).click();
  await expect(page.getByText('Preistag')).toBeVisible();
  await expectSoundStep(page);
  await page.getByRole('button', { name: 'Weiter zur Freigabe' }).click();
  await frederik.prove();
  await expectSoundStep(page);
  await page.getByRole('button', { name: 'Mit TAN freigeben' }).click();
  await expect(page.getByText('Die Einzahlung ist bei der Bank.')).toBeVisible();
  await expectSoundStep(page);

  await page.getByRole('link', { name: 'Zurück zum Fondsdepot' }).click();
  const open = page.getByRole('region', { name: 'Tabelle der offenen Aufträge' });
  const order = open.getByRole('row', { name: /^Einzahlung/ });
  await order.getByRole('link', { name: 'Ändern' }).click();
  await expect(frederik.heading('Einzahlung ändern')).toBeVisible();
  await page.getByRole('textbox', { name: 'Betrag' }).fill('1600');
  await page.getByRole('button', { name: /^(Weiter zur|Zur) Prüfung$/ }).click();
  await page.getByRole('button', { name: 'Weiter zur Freigabe' }).click();
  await frederik.prove();
  await page.getByRole('button', { name: 'Änderung freigeben' }).click();
  await expect(page.getByText('Die Änderung gilt.')).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zum Fondsdepot' }).click();
  await expect(order.getByText(/^1\.600,00\sEUR$/).first()).toBeVisible();

  await order.getByRole('button', { name: 'Streichen' }).click();
  await expectSoundStep(page);
  await page.getByRole('button', { name: 'Streichen und freigeben' }).click();
  await frederik.prove();
  await page.getByRole('button', { name: 'Streichung freigeben' }).click();
  await expect(page.getByText('Die Einzahlung ist gestrichen.')).toBeVisible();
  await expectSoundStep(page);
  await page.getByRole('link', { name: 'Zurück zum Fondsdepot' }).click();
  await expect(frederik.heading('Fondsdepot: einzahlen')).toBeVisible();
  await expect(open).toBeVisible();
  await expect(order).toBeHidden();
});

test('a regular deposit is made and ended, and the reference account changed [FUN-01]', async ({
  page,
  bank,
}) => {
  const frederik = new PortalCustomer(page, bank.url, demo.frederik);
  await frederik.enter('/ngbrk/');
  const areas = page.getByRole('navigation', { name: 'Depot und Handel' });
  await areas.getByRole('link', { name: 'Fondsdepot: einzahlen' }).click();
  await page.getByRole('radio', { name: 'Regelmäßig' }).click();
  await page.getByRole('textbox', { name: 'Betrag' }).fill('250');
  await page.getByRole('combobox', { name: 'Rhythmus' }).selectOption({ label: 'Vierteljährlich' });
  await expect(page.getByText(/^Sie zahlen ab .* vierteljährlich/)).toBeVisible();
  await expectSoundStep(page);
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
  await page.getByRole('button', { name: 'Weiter zur Freigabe' }).click();
  await frederik.prove();
  await page.getByRole('button', { name: 'Mit TAN freigeben' }).click();
  await expect(page.getByText('Die Einzahlung ist bei der Bank.')).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zum Fondsdepot' }).click();

  const regular = page.getByRole('row', { name: /Regelmäßige Einzahlung.*vierteljährlich/ });
  await regular.getByRole('button', { name: 'Beenden' }).click();
  await page.getByRole('button', { name: 'Beenden und freigeben' }).click();
  await frederik.prove();
  await page.getByRole('button', { name: 'Ende freigeben' }).click();
  await expect(page.getByText('Die regelmäßige Einzahlung ist beendet.')).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zum Fondsdepot' }).click();

  await page.getByRole('button', { name: 'Referenzkonto ändern' }).click();
  const iban = page.getByRole('textbox', { name: 'IBAN des neuen Referenzkontos' });
  await iban.fill('DE68370400440000000000');
  await page.getByRole('button', { name: 'Weiter zur Freigabe' }).click();
  await expect(page.getByText(/Die Kontonummer in dieser IBAN ist ungültig/)).toBeVisible();
  await expect(iban).toBeFocused();
  await expectSoundStep(page);
  await iban.fill('DE89370400440532013000');
  await page.getByRole('button', { name: 'Weiter zur Freigabe' }).click();
  await frederik.prove();
  await page.getByRole('button', { name: 'Neues Referenzkonto freigeben' }).click();
  await expect(page.getByText('Das Referenzkonto ist geändert.')).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zum Fondsdepot' }).click();
  await expect(page.getByText(/^DE89 3704 0044 0532 0130 00, .*hinterlegt seit 23\.11\.2026$/)).toBeVisible();
});

test('everything is withdrawn and the depot closed [FUN-01] @phone', async ({ page, bank }) => {
  const frederik = new PortalCustomer(page, bank.url, demo.frederik);
  await frederik.enter('/ngbrk/cominvest/auszahlen');
  await expect(frederik.heading('Fondsdepot: auszahlen')).toBeVisible();
  await page.getByRole('textbox', { name: 'Betrag' }).fill('1000');
  await expect(page.getByText('Steuer Schritt für Schritt')).toBeVisible();
  await expectSoundStep(page);
  await page.getByRole('radio', { name: 'Alles' }).click();
  await page.getByRole('radio', { name: 'Depot auflösen' }).click();
  await page.getByRole('checkbox', { name: /^Ja, ich möchte mein Fondsdepot auflösen/ }).check();
  await expect(page.getByText(/Danach wird das Fondsdepot aufgelöst/)).toBeVisible();
  await expectSoundStep(page);
  await page.getByRole('button', { name: 'Zur Prüfung' }).click();
  await expectSoundStep(page);
  await page.getByRole('button', { name: 'Weiter zur Freigabe' }).click();
  await frederik.prove();
  await page.getByRole('button', { name: 'Mit TAN freigeben' }).click();
  await expect(page.getByText('Die Auszahlung ist bei der Bank.')).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zum Fondsdepot' }).click();
  await expect(page.getByText('Dieses Fondsdepot wird aufgelöst.')).toBeVisible();
  await expectSoundStep(page);
});

test('a part is withdrawn by keyboard alone [FUN-01] [SH-12]', async ({ page, bank }) => {
  const frederik = new PortalCustomer(page, bank.url, demo.frederik);
  const press = async (role: 'button' | 'radio' | 'textbox', name: string | RegExp): Promise<void> => {
    await tabTo(page.getByRole(role, { name }));
  };
  await frederik.enter('/ngbrk/cominvest/auszahlen');
  await press('radio', 'Betrag');
  await page.keyboard.press('ArrowRight');
  await press('textbox', 'Anteil');
  await page.keyboard.type('25');
  await expect(page.getByText(/^Wir verkaufen von jedem Fonds 25\s%/)).toBeVisible();
  await press('button', 'Weiter zur Prüfung');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Preistag')).toBeVisible();
  await press('button', 'Weiter zur Freigabe');
  await page.keyboard.press('Enter');
  await frederik.prove();
  await press('button', 'Mit TAN freigeben');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Die Auszahlung ist bei der Bank.')).toBeVisible();
  await tabTo(page.getByRole('link', { name: 'Zurück zum Fondsdepot' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^25\s% der Anteile$/).first()).toBeVisible();
});

test('anyone who has no fund depot is told so, and is not led there [GU-07] [FUN-01]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter('/ngbrk/cominvest/einzahlen');
  await expect(page.getByRole('heading', { name: 'Hierfür brauchen Sie ein Fondsdepot' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Fondsdepot/ })).toBeHidden();
  await page.goto('/ngbrk/');
  await expect(page.getByText('Summe')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Fondsdepot/ })).toBeHidden();
});
