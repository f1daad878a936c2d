/** A page that goes, comes back, and is seen or not. */
type Page = Pick<Window, 'addEventListener'> & { readonly document: Pick<Document, 'visibilityState'> };

/**
 * Tells whether the page is hidden or going, so that it may end before anything is answered. It goes before it counts as
 * hidden, which whoever hears it go is to know already.
 */
export function watchPageEnd(page: Page): () => boolean {
  let isGoing = false;
  page.addEventListener('pagehide', () => (isGoing = true), { capture: true });
  page.addEventListener('pageshow', () => (isGoing = false));
  return () => isGoing || page.document.visibilityState === 'hidden';
}
