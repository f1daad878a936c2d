import { expect, test } from '@tests/support/journey';
import { demo } from './support/demo-customer';
import { PortalCustomer } from './support/portal-customer';

test.use({ viewport: { width: 412, height: 823 } });

for (const slowness of [1, 4])
  test(`going back finds the card that one came from, on a telephone ${slowness} times slower`, async ({
    page,
    bank,
    context,
  }) => {
    await new PortalCustomer(page, bank.url, demo.anna).enter('/ngbrk/depotuebersicht');
    const processor = await context.newCDPSession(page);
    await processor.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    const card = page.getByRole('region', { name: 'Positionen, Tabelle' }).locator('tr[data-row]').nth(11);
    const link = card.getByRole('rowheader').getByRole('link');
    const name = await link.innerText();
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Depotübersicht' })).toBeAttached();
    await expect(link).toBeInViewport();
  });
