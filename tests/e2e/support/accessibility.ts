import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe | undefined;
  }
}

/** WCAG 2.2 A and AA, and what axe calls good practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** A place where a rule is broken. */
interface Problem {
  readonly id: string;
  readonly help: string;
  /** The selector of the element. */
  readonly target: string;
  readonly summary: string;
}

/**
 * What axe finds wrong on the page now. It is read in once a page, where its builder for Playwright does so twice a
 * question, and spares itself what passes, which nobody asks for: together half of the time. The portal has no frames.
 */
async function problemsOn(page: Page, options: axe.RunOptions, within?: string): Promise<readonly Problem[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axeSource);
  return page.evaluate(
    async ([wished, element]) => {
      const found = await window.axe?.run(element ?? document, { ...wished, resultTypes: ['violations'] });
      if (found === undefined) throw new Error('axe is not there.');
      return found.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => ({
          id,
          help,
          target: target.join(' '),
          summary: failureSummary,
        })),
      );
    },
    [options, within] as const,
  );
}

/**
 * What axe finds wrong on the page now, one line an element. Contrast takes most of its time and is left out where a
 * page is built of parts whose colours are looked at elsewhere.
 */
export async function accessibilityProblems(
  page: Page,
  { withContrast = true }: { readonly withContrast?: boolean } = {},
): Promise<readonly string[]> {
  const problems = await problemsOn(page, {
    runOnly: { type: 'tag', values: rules },
    rules: { 'color-contrast': { enabled: withContrast } },
  });
  const remaining: string[] = [];
  for (const { id, help, target, summary } of problems)
    if (id !== 'target-size' || (await isSmallInTheMiddle(page, target)))
      remaining.push(`${id}: ${help} (${target}) ${summary}`);
  return remaining;
}

/**
 * Whether a target is too small where nothing that stays on the window lies over it. axe measures what is in sight,
 * and calls a button small that a bar happens to cut at this place of scrolling; one scrolls on to such a button.
 */
async function isSmallInTheMiddle(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return (await problemsOn(page, onlyRule('target-size'), target)).length > 0;
}

/** What axe finds too weak in the other appearance than the page has now, light for dark and dark for light. */
export async function contrastProblems(page: Page): Promise<readonly string[]> {
  const before = await page.evaluate(() => document.documentElement.dataset['theme'] ?? '');
  await appear(page, before === 'dark' ? 'light' : 'dark');
  const problems = await problemsOn(page, onlyRule('color-contrast'));
  await appear(page, before);
  return problems.map(({ target, summary }) => `${target}: ${summary}`);
}

const onlyRule = (id: string): axe.RunOptions => ({ runOnly: { type: 'rule', values: [id] } });

const appear = (page: Page, theme: string): Promise<void> =>
  page.evaluate((wished) => {
    if (wished === '') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = wished;
  }, theme);

/** Pixels by which the page is wider than the window; 0 where nobody has to scroll sideways. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
