import { expect, test } from '@tests/support/journey';
import type { Locator, Page } from '@playwright/test';
import { demo } from './support/demo-customer';
import { PortalCustomer } from './support/portal-customer';

/** More rows than a window shows with what waits above and below it, far fewer than there are. */
const FEW = 150;

/** Milliseconds that making and reading so many may take on a busy machine. */
const MANY = 120_000;

// The sign-in itself makes them.
test.use({ actionTimeout: MANY });

const rows = (page: Page) => page.locator('table[aria-rowcount] tbody tr');
/** Scrolls whatever holds the table, its own region or the page, to its end. */
const toTheEnd = (table: Locator) =>
  table.evaluate((element) => {
    for (let holder: Element | null = element; holder !== null; holder = holder.parentElement)
      holder.scrollTop = holder.scrollHeight;
  });

test('ten thousand positions: only those in sight are drawn, the last one can be reached [OBK-06]', async ({
  page,
  bank,
}) => {
  const nora = new PortalCustomer(page, bank.url, demo.nora);
  await nora.enter('/ngbrk/depotuebersicht');
  const table = page.locator('table[aria-rowcount="10002"]');
  await expect(table).toBeVisible({ timeout: MANY });
  expect(await rows(page).count()).toBeLessThan(FEW);
  // Rows are measured as they come into sight: the end moves a little while one goes there.
  await expect(async () => {
    await toTheEnd(table);
    await expect(table.locator('tr[aria-rowindex="10001"]')).toBeInViewport({ timeout: 2000 });
  }).toPass();
  expect(await rows(page).count()).toBeLessThan(FEW);
});

test('ten thousand orders: the view stays in the address, and back leads to it [OBK-01] [OBK-06]', async ({
  page,
  bank,
}) => {
  const paul = new PortalCustomer(page, bank.url, demo.paul);
  await paul.enter('/ngbrk/orderbuch');
  const period = page.getByRole('combobox', { name: 'Zeitraum' });
  // Ten thousand orders are made at the sign-in and then read page by page.
  await expect(period).toBeVisible({ timeout: MANY });
  await period.selectOption({ label: 'Alle' });
  await expect(page.getByText(/^10\.\d{3} von 10\.\d{3} Orders$/)).toBeVisible({ timeout: MANY });
  expect(await rows(page).count()).toBeLessThan(FEW);
  await page.getByRole('button', { name: /^Ausgeführt/ }).click();
  await expect(page).toHaveURL(/status=/);
  const filtered = page.url();
  await page.getByRole('link', { name: 'Depotübersicht' }).first().click();
  await expect(paul.heading('Depotübersicht')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(filtered);
  await expect(page.getByRole('button', { name: /^Ausgeführt/ })).toHaveAttribute('aria-pressed', 'true', {
    timeout: MANY,
  });
});
