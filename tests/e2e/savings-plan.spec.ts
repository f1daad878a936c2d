import { expect, test } from '@tests/support/journey';
import { accessibilityProblems } from './support/accessibility';
import { demo } from './support/demo-customer';
import { PlanPage } from './support/pages/plan-page';
import { PortalCustomer } from './support/portal-customer';

test('a plan in a fund is made, found in the list, and suspended [SAV-01] [SAV-03] [SAV-05] [SAV-07] @both', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter('/ngbrk/wertpapiersparplan/anlegen?wkn=847402');
  await expect(bernd.heading('Sparplan anlegen')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Wertpapier 1' })).toHaveValue(/DWS Akkumula/);
  await page.getByRole('textbox', { name: 'Rate für Wertpapier 1' }).fill('100');
  await page.getByRole('textbox', { name: 'Name des Plans' }).fill('Akkumula');
  // A fund is sold with documents, whose sending the bank wants to be waived.
  await page.getByRole('checkbox', { name: /^Ich verzichte auf die Zusendung/ }).check();
  await expect(page.getByText(/^Sie sparen monatlich 100,00/)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: /^(Weiter zur Prüfung|Zur Prüfung)$/ }).click();
  await expect(page.getByText('Erste Ausführung', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Weiter zur Freigabe' }).click();
  await bernd.prove();
  await page.getByRole('button', { name: 'Sparplan anlegen' }).click();
  await expect(page.getByText('Der Sparplan ist angelegt')).toBeVisible();
  await page.getByRole('link', { name: 'Alle Sparpläne' }).click();
  await expect(bernd.heading('Wertpapiersparpläne')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Akkumula', exact: true }).click();
  await expect(bernd.heading('Sparplan „Akkumula“')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Aussetzen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Weiter zur Freigabe' }).click();
  await bernd.prove();
  await page.getByRole('button', { name: 'Plan aussetzen' }).click();
  await expect(page.getByText('Der Plan ist ausgesetzt.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fortsetzen' })).toBeVisible();
});

/** Ten securities a plan can buy, and their rates. */
const TEN = [
  ['716460', '25'],
  ['840400', '26'],
  ['723610', '27'],
  ['A1EWWW', '28'],
  ['555750', '29'],
  ['703712', '30'],
  ['843002', '31'],
  ['710000', '32'],
  ['A0RPWH', '33'],
  ['A0YEDG', '34'],
] as const;

test('a plan of ten securities is made on a phone, loses one in its middle, and is changed in two tabs [SAV-01] [SAV-03] @phone', async ({
  page,
  bank,
  context,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const plan = new PlanPage(page);
  await bernd.enter('/ngbrk/wertpapiersparplan/anlegen');
  await expect(bernd.heading('Sparplan anlegen')).toBeVisible();
  for (const [index, [wkn, rate]] of TEN.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Wertpapier hinzufügen' }).click();
    await plan.choose(index + 1, wkn, rate);
  }
  await expect(page.getByText('10 von 10 belegt')).toBeVisible();
  await plan.name.fill('Zehn');
  for (const fund of ['iShares Core MSCI World UCITS ETF', 'iShares Core S&P 500 UCITS ETF'])
    await expect(page.getByRole('link', { name: fund })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await plan.width()).toBe(360);

  await plan.remove(5);
  const removed = page.getByText(/^Deutsche Telekom AG entfernt\./);
  await expect(removed).toBeFocused();
  await expect(removed).toBeInViewport();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(plan.rate(5)).toHaveValue('29');
  await plan.remove(5);
  await expect(plan.rate(5)).toHaveValue('30');

  // Left for another page, as typed on the way back, and after a reload.
  await page.getByRole('link', { name: 'Depot', exact: true }).click();
  await expect(bernd.heading('Depotübersicht')).toBeVisible();
  await page.goBack();
  await expect(plan.rate(9)).toHaveValue('34');
  await page.reload();
  await expect(plan.rate(9)).toHaveValue('34');
  await expect(plan.security(5)).toHaveValue('RWE AG');
  await expect(plan.name).toHaveValue('Zehn');
  await plan.check();
  await plan.release(bernd);
  await page.getByRole('button', { name: 'Sparplan anlegen' }).click();
  await expect(page.getByText('Der Sparplan ist angelegt')).toBeVisible();
  await page.getByRole('link', { name: 'Alle Sparpläne' }).click();
  await page.getByRole('link', { name: 'Zehn', exact: true }).click();
  await expect(bernd.heading('Sparplan „Zehn“')).toBeVisible();
  expect(await plan.width()).toBe(360);

  await page.getByRole('link', { name: 'Ändern' }).click();
  await expect(plan.rate(9)).toHaveValue('34,00');
  const beside = await context.newPage();
  await beside.goto(page.url());
  const other = new PlanPage(beside);
  await expect(other.rate(9)).toHaveValue('34,00');
  await plan.rate(2).fill('50');
  await other.rate(3).fill('60');
  await plan.check();
  await plan.release(bernd);
  await page.getByRole('button', { name: 'Änderung freigeben' }).click();
  await expect(page.getByText('Die Änderung ist gespeichert')).toBeVisible();

  await beside.getByRole('button', { name: 'Zur Prüfung' }).click();
  const elsewhere = beside.getByText(/^Der Sparplan wurde inzwischen anderswo geändert/);
  await expect(elsewhere).toBeInViewport();
  await expect(other.rate(3)).toHaveValue('60');
  await beside.getByRole('button', { name: 'Änderungen verwerfen' }).click();
  await expect(other.rate(2)).toHaveValue('50,00');
  await expect(other.rate(3)).toHaveValue('27,00');
  await other.rate(3).fill('60');
  await other.check();
  await expect(beside.getByText(/^Sie sparen monatlich 323,00/)).toBeVisible();
});
