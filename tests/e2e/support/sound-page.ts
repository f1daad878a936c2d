import type { Page } from '@playwright/test';
import { expect } from '@tests/support/patience';
import { accessibilityProblems, contrastProblems, sidewaysOverflow } from './accessibility';
import { htmlProblems } from './html-problems';
import { resize } from './resize';

/** Windows a page has to fit: 320 px is also a window of 1280 px at 400 % zoom (WCAG 1.4.10). */
const widths = [320, 360, 768, 1440];

/** Everything that can be said about a page without knowing it, in the window and appearance it has. */
export async function expectSound(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await htmlProblems(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
}

/** The same, and what may differ in the other appearance and in other windows. */
export async function expectSoundEverywhere(page: Page): Promise<void> {
  await expectSound(page);
  expect(await contrastProblems(page)).toEqual([]);
  await expectFits(page);
}

/** In no window has anybody to scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  const before = page.viewportSize();
  const overflow: Record<number, number> = {};
  for (const width of widths) {
    await resize(page, { width, height: 800 });
    overflow[width] = await sidewaysOverflow(page);
  }
  if (before !== null) await resize(page, before);
  expect(overflow).toEqual(Object.fromEntries(widths.map((width) => [width, 0])));
}
