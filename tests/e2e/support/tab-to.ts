import type { Locator } from '@playwright/test';

/** Presses Tab, as somebody without a mouse does, until the element has the focus. */
export async function tabTo(element: Locator): Promise<void> {
  while (!(await element.evaluate((each) => each === document.activeElement)))
    await element.page().keyboard.press('Tab');
}
