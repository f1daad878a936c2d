import { expect, test } from '@tests/support/journey';
import { demo } from './support/demo-customer';
import { PortalCustomer } from './support/portal-customer';
import { resize } from './support/resize';

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
  await expect(lots.getByRole('columnheader', { name: 'Vorabpauschalen EUR' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Teilfreistellung 30 %/ })).toBeVisible();
  // A share besides: both are simulated one after the other, and told together.
  const arrives = page.getByRole('status').filter({ hasText: 'Verkaufen Sie das alles' });
  await page.getByRole('button', { name: 'Weitere Position' }).click();
  const other = page.getByRole('combobox', { name: /Position/ }).last();
  await other.selectOption(await other.getByRole('option', { name: /^SAP/ }).getAttribute('value'));
  await expect(page.getByRole('region', { name: /^Posten von SAP/ })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Vom Erlös zur Steuer/ })).toHaveCount(2);
  await expect(arrives).toContainText('zusammen');
  await page.getByRole('button', { name: 'Position entfernen' }).last().click();
  await expect(page.getByRole('region', { name: /^Posten von SAP/ })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await resize(page, { width: 718, height: 1000 });
  const outside = await page.getByRole('region', { name: /^Vom Erlös zur Steuer/ }).evaluate(
    (table) =>
      [...table.querySelectorAll<HTMLElement>('td span')].filter((bar) => {
        const [row, drawn] = [bar.closest('tr')?.getBoundingClientRect(), bar.getBoundingClientRect()];
        return row === undefined || drawn.top < row.top - 1 || drawn.bottom > row.bottom + 1;
      }).length,
  );
  expect(outside, 'on paper each bar stays in its row').toBe(0);
  await expect(page.getByText('Was wäre, wenn')).toBeHidden();
  await expect(page.getByText('Weitere Position')).toBeHidden();
  await expect(page.getByText('Das ist keine Steuerberatung.')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await resize(page, { width: 1440, height: 900 });
  await page.getByRole('link', { name: /^100.Stück zum Verkauf vorbereiten/ }).click();
  await expect(anna.heading('Order erteilen')).toBeVisible();
});

test('on a telephone what was before stands before what comes after, on one line [TAX-01] @phone', async ({
  page,
  bank,
}) => {
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  await anna.enter('/ngbrk/steuersimulation?wkn=A2PKXG');
  await page.getByRole('textbox', { name: 'Menge' }).fill('100');
  await resize(page, { width: 360, height: 740 });
  for (const [row, first, second] of [
    [/^Verluste aus Aktien/, 'vorher', 'nachher'],
    [/^Höhe der Kapitalerträge/, 'heute', 'nach diesen Verkäufen'],
  ] as const) {
    const card = page.getByRole('row', { name: row });
    await expect(card.locator(`[data-l="${second}"]`)).toBeVisible();
    const before = await card.locator(`[data-l="${first}"]`).boundingBox();
    const after = await card.locator(`[data-l="${second}"]`).boundingBox();
    expect(after?.x, `${second} at the right of ${first}`).toBeGreaterThan(before?.x ?? Infinity);
    expect(after?.y, `${second} on the line of ${first}`).toBe(before?.y);
  }
});
