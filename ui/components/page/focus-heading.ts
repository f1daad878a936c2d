/** The button that had the focus is gone with what it did: whoever has no mouse goes on from the top of the page. */
export const focusHeading = (): void => document.querySelector('h1')?.focus();
