import type { Page } from '@playwright/test';

/** What a key press came to: an element out of sight is named; one that had the focus before ends the round. */
interface Stop {
  /** Also after forty: a long table repeats itself. */
  readonly isRoundOver: boolean;
  readonly unseen?: string;
}

/** Where the focus is now; its middle has to be in the window and under nothing else. A choice shows by its label. */
const focusStop = (page: Page): Promise<Stop> =>
  page.evaluate((): Stop => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused.hasAttribute('data-met'))
      return { isRoundOver: true };
    // Nothing the key reaches: a page's heading takes the focus by itself, some are for screen readers alone.
    if (focused instanceof HTMLElement && focused.tabIndex < 0) return { isRoundOver: false };
    if (document.querySelectorAll('[data-met]').length === 40) return { isRoundOver: true };
    focused.setAttribute('data-met', '');
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
    const isSeen = [focused, ...labels].some((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      // What is taller than the window is read from where it enters it.
      const down = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const at = document.elementFromPoint((left + right) / 2, down);
      return at !== null && (element.contains(at) || at.contains(element));
    });
    const unseen = `${focused.tagName} ${focused.textContent.slice(0, 40)}`;
    return { isRoundOver: false, ...(!isSeen && { unseen }) };
  });

/** Where the keyboard begins: at the top of the page, or in its content where the bar has been walked. */
const begin = (page: Page, from: 'top' | 'content'): Promise<number> =>
  page.evaluate(
    (selector) => {
      for (const met of document.querySelectorAll('[data-met]')) met.removeAttribute('data-met');
      const start = document.querySelector<HTMLElement>(selector);
      if (start === null) throw new Error(`No ${selector}`);
      if (start.tabIndex < 0) start.tabIndex = -1;
      start.focus();
      return document.documentElement.scrollHeight;
    },
    from === 'top' ? 'body' : 'main',
  );

/** Tabs through the page; what came meanwhile moved all that stands below it, so that the page is walked once more. */
export async function unseenStops(page: Page, from: 'top' | 'content'): Promise<readonly string[]> {
  const unseen: string[] = [];
  const height = await begin(page, from);
  const next = async (): Promise<Stop> => {
    await page.keyboard.press('Tab');
    return focusStop(page);
  };
  for (let stop = await next(); !stop.isRoundOver; stop = await next())
    if (stop.unseen !== undefined) unseen.push(stop.unseen);
  const isAtRest = (await page.evaluate(() => document.documentElement.scrollHeight)) === height;
  return isAtRest ? unseen : unseenStops(page, from);
}
