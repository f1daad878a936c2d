import { expect, test } from '@tests/support/journey';
import { sidewaysOverflow } from './support/accessibility';
import { demo } from './support/demo-customer';
import { PortalCustomer } from './support/portal-customer';
import { resize } from './support/resize';

/** A4 within its margins, in CSS pixels. */
const sheet = { width: 718, height: 1000 };

/** How far a table reaches, and the least room beside what stands in its cells, in pixels. */
const extentOf = (region: Element) => ({
  right: region.querySelector('table')?.getBoundingClientRect().right ?? Infinity,
  room: Math.min(
    ...[...region.querySelectorAll('td:not([colspan])')]
      .filter((cell) => getComputedStyle(cell).display !== 'none')
      .map((cell) => Number.parseFloat(getComputedStyle(cell).paddingInlineEnd)),
  ),
});

test('depot and order book stand whole on a sheet of paper, without what nobody can press there [OBK-04] [SH-12]', async ({
  page,
  bank,
}) => {
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  await anna.enter();
  for (const [path, name, moving] of [
    ['depotuebersicht', 'Positionen, Tabelle', 'Kurse kommen laufend.'],
    ['depotuebersicht?depot=alle', 'Positionen, Tabelle', 'Kurse kommen laufend.'],
    ['orderbuch', 'Orders, Tabelle', 'Aktualisiert sich von selbst'],
  ] as const) {
    await page.goto(`/ngbrk/${path}`);
    const region = page.getByRole('region', { name });
    await expect(page.getByText(moving)).toBeVisible();
    const actions = region.locator('tbody tr').first().locator('> :last-child');
    await expect(actions).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const onScreen = page.viewportSize();
    await resize(page, sheet);
    await expect(actions).toBeHidden();
    await expect(page.getByText(moving)).toBeHidden();
    await expect(page.getByText(/^Depotwerk · .*, \d\d:\d\d Uhr$/)).toBeVisible();
    expect(await sidewaysOverflow(page), `${path}, nothing beside the sheet`).toBe(0);
    const { right, room } = await region.evaluate(extentOf);
    expect(right, path).toBeLessThanOrEqual(sheet.width);
    expect(room, 'neither figure touches the next').toBeGreaterThanOrEqual(2);
    await page.emulateMedia({ media: 'screen' });
    if (onScreen !== null) await resize(page, onScreen);
  }
});

test('the order book on paper holds nothing of this device, and no list of releases while there is none [CUS-10]', async ({
  page,
  bank,
}) => {
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  await anna.enter('/ngbrk/orderbuch');
  const parts = ['Belege', 'Ablauf auf diesem Gerät'].map((name) => page.getByRole('heading', { name }));
  for (const part of parts) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of parts) await expect(part).toBeHidden();
});

test('the tax simulation is dated on paper, and its fields stand there as words [TAX-01]', async ({
  page,
  bank,
}) => {
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  await anna.enter('/ngbrk/steuersimulation?wkn=A2PKXG');
  const fields = [
    page.getByRole('combobox', { name: 'Position' }),
    page.getByRole('textbox', { name: 'Menge' }),
    page.getByRole('textbox', { name: 'Angenommener Preis' }),
  ];
  const head = page.getByText(/^Depotwerk · Stand \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr$/);
  for (const field of fields) await expect(field).toBeVisible();
  await expect(head).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await resize(page, sheet);
  await expect(head).toBeVisible();
  await expect(page.getByText('Letzter Kurs; Sie können ein Limit einsetzen.')).toBeHidden();
  for (const field of fields) {
    await expect(field.locator('..')).toHaveCSS('border-top-width', '0px');
    const cut = await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(cut, 'what was entered is not cut').toBeLessThanOrEqual(0);
  }
  expect(await sidewaysOverflow(page)).toBe(0);
});
