import { expect, test } from '@tests/support/journey';
import { accessibilityProblems } from './support/accessibility';
import { demo } from './support/demo-customer';
import { PortalCustomer } from './support/portal-customer';

test('a plan is made, found in the list, and suspended [SAV-01] [SAV-03] [SAV-07] @both', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter('/ngbrk/wertpapiersparplan/anlegen?wkn=A0YEDG');
  await expect(bernd.heading('Sparplan anlegen')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Wertpapier 1' })).toHaveValue(/S&P 500/);
  await page.getByRole('textbox', { name: 'Rate für Wertpapier 1' }).fill('100');
  await page.getByRole('textbox', { name: 'Name des Plans' }).fill('Amerika');
  await expect(page.getByText(/^Sie sparen monatlich 100,00/)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: /^(Weiter zur Prüfung|Prüfen)$/ }).click();
  await expect(page.getByText('Nächste Ausführung')).toBeVisible();
  await page.getByRole('button', { name: 'Weiter zur Freigabe' }).click();
  await bernd.prove();
  await page.getByRole('button', { name: 'Sparplan anlegen' }).click();
  await expect(page.getByText('Der Sparplan ist angelegt')).toBeVisible();
  await page.getByRole('link', { name: 'Alle Sparpläne' }).click();
  await expect(bernd.heading('Wertpapiersparpläne')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Amerika', exact: true }).click();
  await expect(bernd.heading('Sparplan „Amerika“')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Aussetzen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Weiter zur Freigabe' }).click();
  await bernd.prove();
  await page.getByRole('button', { name: 'Plan aussetzen' }).click();
  await expect(page.getByText('Der Plan ist ausgesetzt.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fortsetzen' })).toBeVisible();
});
