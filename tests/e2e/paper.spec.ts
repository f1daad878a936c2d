import { expect, test } from '@tests/support/journey';
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
    const { right, room } = await region.evaluate(extentOf);
    expect(right, path).toBeLessThanOrEqual(sheet.width);
    expect(room, 'neither figure touches the next').toBeGreaterThanOrEqual(2);
    await page.emulateMedia({ media: 'screen' });
    if (onScreen !== null) await resize(page, onScreen);
  }
});
