import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a heading inside a page: takes the focus whenever what stands below it has become something else, because the
 * button that was pressed is gone with it. What stands there first leaves the focus where it is.
 */
export function useFocusOnChange(shown: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) heading.current?.focus();
    before.current = shown;
  }, [shown]);
  return heading;
}
