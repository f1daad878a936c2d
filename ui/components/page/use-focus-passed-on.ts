import { useLayoutEffect, type RefObject } from 'react';
import { focusHeading } from './focus-heading';

/** Where an element goes away with the focus in it, the focus goes to the page's heading and not to the top of the document. */
export function useFocusPassedOn(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      if (current?.contains(document.activeElement) !== true) return;
      // What comes in its place, a heading too, stands only after this.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusHeading();
      });
    };
  }, [element]);
}
