import { useEffect, type RefObject } from 'react';

/**
 * Brings what has just appeared into sight, clear of the bars that stand over the page: what was pressed may lie far from it.
 * Where that is out of sight then, or under a bar, the focus comes along (WCAG 2.4.11); what is being typed in keeps it.
 */
export function useIntoSight(place: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const { current } = place;
    if (!isWanted || current === null) return;
    current.scrollIntoView({ block: 'nearest' });
    const pressed = document.activeElement;
    if (pressed?.matches('button, a') !== true || isSeen(pressed)) return;
    current.tabIndex = -1;
    current.focus({ preventScroll: true });
  }, [isWanted, place]);
}

/** Whether the middle of an element is in the window and under nothing else. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (height === 0) return true;
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return at !== null && (element.contains(at) || at.contains(element));
}
