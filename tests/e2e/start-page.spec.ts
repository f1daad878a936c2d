import { expect, test } from '@tests/support/journey';
import { demo } from './support/demo-customer';
import { PortalCustomer } from './support/portal-customer';
import { resize } from './support/resize';

test('the start page of a customer with few accounts leaves no hole below them [SH-02] [SH-08]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter();
  const sum = page.getByRole('region', { name: 'Vermögen' }).getByText('Summe', { exact: true });
  const next = page.getByRole('heading', { level: 2, name: 'Depotwert, ein Jahr' });
  await expect(next).toBeVisible();
  const gaps: Record<number, number> = {};
  for (const width of [360, 700, 900, 1024, 1359]) {
    await resize(page, { width, height: 740 });
    const [above, below] = [await sum.boundingBox(), await next.boundingBox()];
    gaps[width] = Math.round((below?.y ?? Infinity) - (above?.y ?? 0) - (above?.height ?? 0));
  }
  expect(Object.entries(gaps).filter(([, gap]) => gap > 72)).toEqual([]);
});

test('the number of new things hides neither the bell nor itself, from 320 to 1920 px [SH-08]', async ({
  page,
  bank,
}) => {
  const paul = new PortalCustomer(page, bank.url, demo.paul);
  await paul.enter();
  const bell = page.getByRole('button', { name: /^Benachrichtigungen, / });
  const number = bell.getByText('99+');
  await expect(number).toBeVisible();
  for (const width of [320, 390, 1024, 1920]) {
    await resize(page, { width, height: 740 });
    const [badge, icon] = [await number.boundingBox(), await bell.locator('svg').boundingBox()];
    expect(badge?.y, `${width}`).toBeGreaterThanOrEqual(0);
    expect((badge?.y ?? 0) + (badge?.height ?? Infinity), `${width}`).toBeLessThanOrEqual(icon?.y ?? 0);
  }
});
