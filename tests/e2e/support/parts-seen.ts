import type { Page } from '@playwright/test';

/**
 * What there is to see in the page's main part, as far as styles know it: each element with text of its own, a picture or
 * a control, by the classes and states on the way to it. Whatever is styled alike has the same colours.
 */
const partsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const known = new Set<string>();
    const look = (element: Element, way: string): void => {
      const states = [
        ':disabled',
        ':checked',
        '[aria-invalid]',
        '[aria-current]',
        '[open]',
        ':focus',
        ':placeholder-shown',
      ];
      const state = states.filter((each) => element.matches(each)).join('');
      const at = `${way}>${element.localName}.${element.getAttribute('class') ?? ''}${state}`;
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      if (hasText || element.matches('input, select, textarea')) known.add(at);
      for (const child of element.children) look(child, at);
    };
    const main = document.querySelector('main');
    if (main !== null) look(main, '');
    return [...known];
  });

/** Remembers what was seen, so that each part is looked at once. */
export class PartsSeen {
  readonly #seen = new Set<string>();

  /** Whether the page shows a part that no page before had. */
  async hasNew(page: Page): Promise<boolean> {
    const before = this.#seen.size;
    for (const part of await partsOn(page)) this.#seen.add(part);
    return this.#seen.size > before;
  }
}
