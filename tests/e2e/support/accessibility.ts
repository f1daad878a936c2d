import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 A and AA, and what axe calls good practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe in the page itself: the portal has no frames, and for their sake it would open another page each time. */
const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

/**
 * What axe finds wrong on the page now, one line an element. Contrast takes most of its time and is left out where a
 * page is built of parts whose colours are looked at elsewhere.
 */
export async function accessibilityProblems(
  page: Page,
  { withContrast = true }: { readonly withContrast?: boolean } = {},
): Promise<readonly string[]> {
  const axe = axeOn(page).withTags(rules);
  const { violations } = await (withContrast ? axe : axe.disableRules(['color-contrast'])).analyze();
  const problems = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      id,
      target: target.join(' '),
      said: `${id}: ${help} (${target.join(' ')}) ${failureSummary ?? ''}`,
    })),
  );
  const remaining: string[] = [];
  for (const { id, target, said } of problems)
    if (id !== 'target-size' || (await isSmallInTheMiddle(page, target))) remaining.push(said);
  return remaining;
}

/**
 * Whether a target is too small where nothing that stays on the window lies over it. axe measures what is in sight,
 * and calls a button small that a bar happens to cut at this place of scrolling; one scrolls on to such a button.
 */
async function isSmallInTheMiddle(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations } = await axeOn(page).include(target).withRules(['target-size']).analyze();
  return violations.length > 0;
}

/** What axe finds too weak in the other appearance than the page has now, light for dark and dark for light. */
export async function contrastProblems(page: Page): Promise<readonly string[]> {
  const before = await page.evaluate(() => document.documentElement.dataset['theme'] ?? '');
  await appear(page, before === 'dark' ? 'light' : 'dark');
  const { violations } = await axeOn(page).withRules(['color-contrast']).analyze();
  await appear(page, before);
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

const appear = (page: Page, theme: string): Promise<void> =>
  page.evaluate((wished) => {
    if (wished === '') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = wished;
  }, theme);

/** Pixels by which the page is wider than the window; 0 where nobody has to scroll sideways. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
