import type { Page } from '@playwright/test';

/** Pixels of a window. */
interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Gives the window another size and waits until the page is drawn in it. Styles hold at once, but scripts hear of a media
 * query with the next frame: what is measured before mixes the two layouts.
 */
export async function resize(page: Page, size: WindowSize): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}
