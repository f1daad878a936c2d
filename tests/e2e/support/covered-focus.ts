import type { Page } from '@playwright/test';

/** The focused element if something that stays on the window covers all of it (WCAG 2.4.11). */
export const coveredFocus = (page: Page): Promise<string | undefined> =>
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
