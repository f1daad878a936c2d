import type { Page } from '@playwright/test';

/** Every amount of money on the page, as text, on paper, or in a name that is only read out. */
export const moneySeen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const said = ['aria-label', 'aria-valuetext', 'title'];
    const named = document.querySelectorAll(said.map((name) => `[${name}]`).join());
    const names = [...named].flatMap((element) => said.map((name) => element.getAttribute(name) ?? ''));
    const words: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) words.push(nodes.currentNode.textContent ?? '');
    // A share of something ends in a percent sign and is nobody's secret.
    const money = /(?<![\d.,])\d[\d.]*,\d\d(?!\d)(?!\s?%)/g;
    return [...new Set([...words, ...names].flatMap((text) => text.match(money) ?? []))];
  });
