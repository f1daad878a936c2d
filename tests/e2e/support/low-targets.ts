import type { Page } from '@playwright/test';

/**
 * What can be pressed on the page and is lower than `least` pixels, each by its words and height. A link in the middle
 * of a sentence is as high as its line (WCAG 2.5.8 excepts it).
 */
export const lowTargets = (page: Page, pressed: string, least: number): Promise<readonly string[]> =>
  page.getByRole('main').evaluate(
    (main, [selector, height]) => {
      const wordsBeside = (element: Element): boolean =>
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
        );
      return [...main.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !wordsBeside(element))
        .map((element) => ({ element, high: element.getBoundingClientRect().height }))
        .filter(({ high }) => high > 1 && high < height)
        .map(({ element, high }) => `${element.textContent}: ${high}`);
    },
    [pressed, least] as const,
  );
