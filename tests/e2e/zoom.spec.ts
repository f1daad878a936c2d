import { expect, test } from '@tests/support/journey';
import type { Page } from '@playwright/test';
import { demo } from './support/demo-customer';
import { screens, screensOf } from './support/every-screen';
import { OrderPage } from './support/pages/order-page';
import { PortalCustomer } from './support/portal-customer';
import { resize } from './support/resize';
import { unseenStops } from './support/unseen-stops';
import { visitScreens } from './support/visit-screens';

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
