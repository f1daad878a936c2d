/** What is pressed at this moment, by pointer or key; the page itself counts for nothing. */
const PRESSED = ':active:not(html, body)';

/**
 * Acts once nothing is pressed any more: at once, or when the press ends. What appears while a press is under way would
 * push its target from under the pointer, and the click would be lost.
 */
export function onceReleased(act: () => void): void {
  if (document.querySelector(PRESSED) === null) {
    act();
    return;
  }
  const released = new AbortController();
  for (const end of ['pointerup', 'pointercancel', 'keyup'])
    window.addEventListener(
      end,
      () => {
        released.abort();
        act();
      },
      { signal: released.signal },
    );
}
