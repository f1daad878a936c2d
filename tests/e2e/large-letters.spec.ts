import { expect, test } from '@tests/support/journey';
import { chromium } from '@tests/support/chromium';
import { sidewaysOverflow } from './support/accessibility';
import { demo } from './support/demo-customer';
import { PortalCustomer } from './support/portal-customer';

/** A browser whose letters are set to twice their usual height. */
test.use({
  launchOptions: { ...chromium, args: [...chromium.args, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 1280, height: 720 },
});

test('letters twice as large get the pages of a window half as wide [SH-08]', async ({ page, bank }) => {
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  await anna.enter();
  const wide: Record<string, number> = {};
  for (const [path, heading] of [
    ['', /^Guten Tag/],
    ['depotuebersicht', 'Depotübersicht'],
    ['orderbuch', 'Orderbuch'],
    ['order/erstellung?wkn=716460&quantity=3', 'Order erteilen'],
    ['wertpapier/DE0007164600', 'SAP SE'],
  ] as const) {
    await page.goto(`/ngbrk/${path}`);
    await expect(anna.heading(heading)).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const by = await sidewaysOverflow(page);
    if (by > 0) wide[path] = by;
    // As on a telephone: the pages' places stand at the foot of the window.
    await expect(page.getByRole('navigation').getByRole('button', { name: 'Mehr' })).toBeVisible();
  }
  expect(wide).toEqual({});
});
