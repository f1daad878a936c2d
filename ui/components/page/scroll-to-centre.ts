/** So far from the middle of the window an element may lie without anything being scrolled, in px (portal.md 2.8). */
export const CENTRING_TOLERANCE = 100;
/** How long the way takes, in ms (portal.md 2.8). */
export const SCROLL_DURATION = 500;

/** What of the window is used; tests bring their own frames. */
export type ScrollView = Pick<
  Window,
  'innerHeight' | 'scrollY' | 'scrollTo' | 'matchMedia' | 'requestAnimationFrame' | 'cancelAnimationFrame'
>;

/**
 * How far to scroll, in px, so that an element lies in the middle; 0 within the tolerance. One taller than the
 * window is brought in with its beginning.
 */
export function centringDistance(top: number, height: number, windowHeight: number): number {
  if (height > windowHeight) return Math.abs(top) <= CENTRING_TOLERANCE ? 0 : top - CENTRING_TOLERANCE;
  const distance = top + height / 2 - windowHeight / 2;
  return Math.abs(distance) <= CENTRING_TOLERANCE ? 0 : distance;
}

/** Slow at both ends; 0 to 1. */
const eased = (share: number): number => share * share * (3 - 2 * share);

/**
 * Brings an element to the middle of the window, at once for who wants less motion (SH-09). The returned function
 * calls it off.
 */
export function scrollToCentre(
  element: Pick<Element, 'getBoundingClientRect'>,
  view: ScrollView = window,
  duration: number = SCROLL_DURATION,
): () => void {
  const { top, height } = element.getBoundingClientRect();
  const distance = centringDistance(top, height, view.innerHeight);
  const start = view.scrollY;
  const goTo = (share: number): void =>
    view.scrollTo({ top: start + distance * eased(share), behavior: 'instant' });
  if (distance === 0) return () => undefined;
  if (duration === 0 || view.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    goTo(1);
    return () => undefined;
  }
  let began: number | undefined;
  let frame = view.requestAnimationFrame(function move(now) {
    began ??= now;
    const share = Math.min(1, (now - began) / duration);
    goTo(share);
    if (share < 1) frame = view.requestAnimationFrame(move);
  });
  return () => view.cancelAnimationFrame(frame);
}
