import { expect, test } from '@tests/support/journey';
import type { Page } from '@playwright/test';
import { sidewaysOverflow } from './support/accessibility';
import { coveredFocus } from './support/covered-focus';
import { demo } from './support/demo-customer';
import { mainScreens, screens } from './support/every-screen';
import { emptyHeight } from './support/empty-height';
import { outOfLine } from './support/out-of-line';
import { OrderPage } from './support/pages/order-page';
import { PortalCustomer } from './support/portal-customer';
import { resize } from './support/resize';
import { unseenStops } from './support/unseen-stops';

interface Shift {
  readonly value: number;
  readonly sources: readonly string[];
}

/** Notes what moves by itself from the first frame on; what moves because somebody typed or clicked does not count. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'shifts', shifts);
    const nameOf = (node: Node | undefined): string =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}` : 'text';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        const sources: readonly { readonly node?: Node }[] = Reflect.get(entry, 'sources');
        shifts.push({
          value: Number(Reflect.get(entry, 'value')),
          sources: sources.map(({ node }) => nameOf(node)),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** A live figure that gains a digit moves the word behind it by so little; a row that comes late moves far more. */
const A_DIGIT = 0.001;

const shiftsOf = async (page: Page): Promise<readonly Shift[]> => {
  const shifts = await page.evaluate((): readonly Shift[] => Reflect.get(window, 'shifts'));
  return shifts.filter(({ value }) => value > A_DIGIT);
};

test('nothing moves while a page loads [SH-07] @both', async ({ page, bank }) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter();
  await noteShifts(page);
  const moved: Record<string, readonly Shift[]> = {};
  for (const { path, german, last } of mainScreens) {
    await page.goto(path);
    await expect(bernd.heading(german)).toBeVisible();
    await expect(page.getByRole('main').getByText(last).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const shifts = await shiftsOf(page);
    if (shifts.length > 0) moved[path] = shifts;
  }
  expect(moved).toEqual({});
});

test('nothing moves on the depot page when the cash comes last [SH-07] [OBK-04] @both', async ({
  page,
  bank,
}) => {
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  await anna.enter();
  await noteShifts(page);
  let answer = (): void => undefined;
  const positionsStand = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/accounts/balances', async (route) => {
    await positionsStand;
    await route.continue();
  });
  await page.goto('/ngbrk/depotuebersicht');
  await expect(page.getByRole('row', { name: /Rheinmetall AG/ })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Konten zum Depot' })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});

test('what stays on the window hides no focus [SH-08] @both', async ({ page, bank, isMobile }) => {
  // A low window, where what stays takes most of the room.
  if (!isMobile) await resize(page, { width: 1024, height: 500 });
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter();
  const covered: string[] = [];
  for (const { path, german } of screens.slice(0, 6)) {
    await page.goto(path);
    await expect(bernd.heading(german)).toBeVisible();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 25; step += 1) {
        await page.keyboard.press(key);
        const found = await coveredFocus(page);
        if (found !== undefined) covered.push(`${path}, ${key} ${step}: ${found}`);
      }
    }
  }
  expect(covered).toEqual([]);

  await new OrderPage(bernd).open('?wkn=716460&side=kauf');
  if (isMobile) expect(await unseenStops(page, 'content'), 'clear of sum and bar').toEqual([]);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.getByRole('list', { name: 'Schritte der Order' })).toBeInViewport();
});

test('the cards of a depot fit the narrowest telephone in both languages [SH-11] [SH-12] [OBK-04] @phone', async ({
  page,
  bank,
}) => {
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  await anna.enter();
  await page.goto('/ngbrk/depotuebersicht');
  const overflow: Record<string, number> = {};
  for (const language of ['de', 'en']) {
    if (language === 'en') await page.getByRole('button', { name: /switch to English/ }).click();
    await expect(anna.heading(language === 'de' ? 'Depotübersicht' : 'Portfolio')).toBeVisible();
    for (const width of [320, 360]) {
      await resize(page, { width, height: 740 });
      await expect(page.getByRole('row', { name: /Rheinmetall AG/ })).toBeVisible();
      overflow[`${language} ${width}`] = await sidewaysOverflow(page);
    }
  }
  expect(overflow).toEqual({ 'de 320': 0, 'de 360': 0, 'en 320': 0, 'en 360': 0 });
  const at = page.getByRole('row', { name: /Rheinmetall/ });
  expect(await outOfLine(at.getByRole('link', { name: /^Buy/ }), at.getByRole('cell').first())).toBe(0);
});

/** Whether nothing lies over the middle of an element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return at !== null && (element.contains(at) || at.contains(element));
}

/** Tables with more columns than a tablet or a small desktop carries in one line, by page and name in either language. */
const wideTables = [
  ['orderbuch', /^(Orders, Tabelle|Orders, table)$/],
  ['depotuebersicht', /^(Positionen, Tabelle|Positions, table)$/],
  ['order/?wkn=865985&quantity=3', /^(Handelsplätze im Vergleich|Venue comparison)$/],
] as const;

test('book, depot and order page fit from 320 to 1440 px, far venues and long times too [SH-08] [SH-12] [OBK-04] @both', async ({
  page,
  bank,
}) => {
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  await anna.enter();
  const overflow: Record<string, number> = {};
  const measure = async (name: string) => {
    for (const width of [320, 360, 700, 768, 1023, 1024, 1180]) {
      await resize(page, { width, height: 740 });
      overflow[`${name} ${width}`] = await sidewaysOverflow(page);
    }
  };
  await page.goto('/ngbrk/orderbuch');
  await expect(page.getByRole('row', { name: /SAP SE/ }).first()).toBeVisible();
  await measure('book');
  const cut: Record<string, number> = {};
  for (const language of ['de', 'en']) {
    if (language === 'en') {
      await page.goto('/ngbrk/orderbuch');
      await page.getByRole('button', { name: /switch to English/ }).click();
      await expect(page.getByRole('button', { name: /auf Deutsch umschalten/ })).toBeVisible();
    }
    for (const [path, name] of wideTables) {
      await page.goto(`/ngbrk/${path}`);
      const region = page.getByRole('region', { name });
      await expect(region.getByRole('row').nth(2)).toBeVisible();
      for (const width of [701, 768, 900, 1024, 1100, 1180, 1280, 1365, 1366, 1439, 1440]) {
        await resize(page, { width, height: 740 });
        const by = await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        if (by > 0) cut[`${language} ${path} ${width}`] = by;
      }
      if (path.startsWith('order/')) {
        await resize(page, { width: 1280, height: 740 });
        const unused = await region.getByRole('row').nth(2).getByRole('cell').last().evaluate(emptyHeight);
        expect(unused, 'a venue in lines is as high as its words').toBeLessThan(16);
      }
    }
  }
  expect(cut, 'no column is beyond the edge, no word of a row ends under its actions').toEqual({});
  await page.goto('/ngbrk/orderbuch');
  await page.getByRole('button', { name: /auf Deutsch umschalten/ }).click();
  await expect(page.getByRole('button', { name: /switch to English/ })).toBeVisible();
  await resize(page, { width: 1024, height: 740 });
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeInViewport({ ratio: 1 });
  await new OrderPage(anna).open('?wkn=865985&quantity=3');
  await expect(page.getByRole('radio', { name: /^New York/ })).toBeVisible();
  await measure('order');
  const total = page.getByText('Zu zahlen', { exact: true }).first();
  for (const size of ['1280 720', '1366 768', '1440 900']) {
    const [width = 0, height = 0] = size.split(' ').map(Number);
    await resize(page, { width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(total).toBeInViewport({ ratio: 1 });
    // Under the button it would be in the window, and not to be seen.
    expect(await total.evaluate(isOnTop)).toBe(true);
  }
  expect(Object.entries(overflow).filter(([, by]) => by > 0)).toEqual([]);
});
