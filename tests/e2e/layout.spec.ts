import { expect, test } from '@tests/support/journey';
import type { Page } from '@playwright/test';
import { sidewaysOverflow } from './support/accessibility';
import { demo } from './support/demo-customer';
import { mainScreens, screens, screensOf } from './support/every-screen';
import { emptyHeight } from './support/empty-height';
import { outOfLine } from './support/out-of-line';
import { OrderPage } from './support/pages/order-page';
import { PortalCustomer } from './support/portal-customer';
import { resize } from './support/resize';
import { unseenStops } from './support/unseen-stops';
import { visitScreens } from './support/visit-screens';

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

/** WCAG 1.4.12: a reader's own spacing of lines, paragraphs, letters and words, put over the page's own. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** As a reader's own style sheet, which the page's policy does not concern. */
const spaceText = (page: Page): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, textSpacing);

/** What reaches furthest out of the window to the right, where one has to scroll there. */
const tooWide = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const furthest = [...document.body.querySelectorAll('*')].findLast(
      (element) => Math.ceil(element.getBoundingClientRect().right) >= scrollWidth,
    );
    return `${furthest?.tagName ?? ''} ${furthest?.textContent.slice(0, 40) ?? ''} by ${scrollWidth - clientWidth} px`;
  });

test('at 400 % zoom what has the focus is in sight on every page, and wide text needs no scrolling sideways [CUS-07]', async ({
  page,
  bank,
}) => {
  await resize(page, { width: 320, height: 256 });
  const wrong: Record<string, readonly string[]> = {};
  await visitScreens(page, bank.url, screens, async (screen) => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const found = [...(await unseenStops(page, screen === screens[0] ? 'top' : 'content'))];
    await spaceText(page);
    const wide = await tooWide(page);
    if (wide !== undefined) found.push(wide);
    if (found.length > 0) wrong[`${screen.path} ${screen.german}`] = found;
  });
  const papers = screensOf.security[0];
  await visitScreens(page, bank.url, [{ ...papers, who: demo.anna }], async (_, anna) => {
    await page.getByRole('button', { name: /switch to English/ }).click();
    await expect(anna.heading(papers.english)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Download/ }).first()).toBeVisible();
    await spaceText(page);
    const wide = await tooWide(page);
    if (wide !== undefined) wrong[`${papers.path} ${papers.english}`] = [wide];
  });
  expect(wrong).toEqual({});
});

test('at 400 % zoom what has the focus is in sight beside the words that the connection is gone [CUS-05] [CUS-07]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter();
  await resize(page, { width: 320, height: 256 });
  await new OrderPage(bernd).open('?wkn=716460');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.context().setOffline(true);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByText('Keine Verbindung.', { exact: true })).toBeInViewport();
  expect(await unseenStops(page, 'content')).toEqual([]);
  await page.context().setOffline(false);
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
