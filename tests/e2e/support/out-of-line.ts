import type { Locator } from '@playwright/test';

/** Where the first words within an element begin, whatever room is kept around them. */
const wordsOf = (place: Locator): Promise<number> =>
  place.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return [...words.getClientRects()].find(({ width }) => width > 1)?.left ?? NaN;
  });

/** By how many whole pixels the words of one element begin beside those of another above it. */
export const outOfLine = async (one: Locator, other: Locator): Promise<number> =>
  Math.abs(Math.round((await wordsOf(one)) - (await wordsOf(other))));
