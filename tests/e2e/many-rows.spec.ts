import { expect, test } from '@tests/support/journey';
import type { Locator, Page } from '@playwright/test';
import { demo } from './support/demo-customer';
import { PortalCustomer } from './support/portal-customer';

/** More rows than a window shows with what waits above and below it, far fewer than there are. */
const FEW = 150;

const rows = (page: Page) => page.locator('table[aria-rowcount] tbody tr');
/** Scrolls whatever holds the table, its own region or the page, to its end. */
const toTheEnd = (table: Locator) =>
  table.evaluate((element) => {
    for (let holder: Element | null = element; holder !== null; holder = holder.parentElement)
      holder.scrollTop = holder.scrollHeight;
  });

const isInSight = (row: Locator) =>
  row.evaluateAll((found) =>
    found.some((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    }),
  );

test('ten thousand positions: only those in sight are drawn, the last one can be reached [OBK-06]', async ({
  page,
  bank,
}) => {
  const nora = new PortalCustomer(page, bank.url, demo.nora);
  await nora.enter('/ngbrk/depotuebersicht');
  const table = page.locator('table[aria-rowcount="10002"]');
  await expect(table).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(FEW);
  // Rows are measured as they come into sight: the end moves a little while one goes there.
  const last = table.locator('tr[aria-rowindex="10001"]');
  await expect
    .poll(async () => {
      await toTheEnd(table);
      return isInSight(last);
    })
    .toBe(true);
  expect(await rows(page).count()).toBeLessThan(FEW);
});
