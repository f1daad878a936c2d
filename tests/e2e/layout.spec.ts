import { expect, test } from '@tests/support/journey';
import type { Page } from '@playwright/test';
import { sidewaysOverflow } from './support/accessibility';
import { demo } from './support/demo-customer';
import { mainScreens, screens } from './support/every-screen';
import { OrderPage } from './support/order-page';
import { PortalCustomer } from './support/portal-customer';

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
    await page.goto(`/ngbrk/${path}`);
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

/** The focused element if something that stays on the window covers all of it (WCAG 2.4.11). */
const coveredFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return undefined;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const isSeen = [0.1, 0.5, 0.9].some((down) =>
      [0.1, 0.5, 0.9].some((across) => {
        const at = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
        return at !== null && (focused.contains(at) || at.contains(focused) || isLabelOf(focused, at));
      }),
    );
    return isSeen ? undefined : `${focused.tagName} ${focused.textContent.slice(0, 40)}`;

    function isLabelOf(control: Element, at: Element): boolean {
      return (
        control instanceof HTMLInputElement && [...(control.labels ?? [])].some((label) => label.contains(at))
      );
    }
  });

test('nothing that stays on the window hides the focus, nor scrolls away [SH-08] @both', async ({
  page,
  bank,
  isMobile,
}) => {
  // A low window, where what stays takes most of the room.
  if (!isMobile) await page.setViewportSize({ width: 1024, height: 500 });
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter();
  const covered: string[] = [];
  for (const { path, german } of screens.slice(0, 6)) {
    await page.goto(`/ngbrk/${path}`);
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
    await expect(anna.heading(language === 'de' ? 'Depotübersicht' : 'Depot overview')).toBeVisible();
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(page.getByRole('row', { name: /Rheinmetall AG/ })).toBeVisible();
      overflow[`${language} ${width}`] = await sidewaysOverflow(page);
    }
  }
  expect(overflow).toEqual({ 'de 320': 0, 'de 360': 0, 'en 320': 0, 'en 360': 0 });
});

test('a full order book and the order page fit every window, far venues and long times too [SH-08] [SH-12] @both', async ({
  page,
  bank,
}) => {
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  await anna.enter();
  const overflow: Record<string, number> = {};
  const measure = async (name: string) => {
    for (const width of [320, 360, 700, 768, 1023, 1024, 1180]) {
      await page.setViewportSize({ width, height: 740 });
      overflow[`${name} ${width}`] = await sidewaysOverflow(page);
    }
  };
  await page.goto('/ngbrk/orderbuch');
  await expect(page.getByRole('row', { name: /SAP SE/ }).first()).toBeVisible();
  await measure('book');
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeInViewport({ ratio: 1 });
  await new OrderPage(anna).open('?wkn=865985&quantity=3');
  await expect(page.getByRole('radio', { name: /^New York/ })).toBeVisible();
  await measure('order');
  expect(Object.entries(overflow).filter(([, by]) => by > 0)).toEqual([]);
});
