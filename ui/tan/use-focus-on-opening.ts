import { useEffect, useRef } from 'react';

/**
 * The button that was pressed goes with the screen it stood on: once a gate that was closed opens, the focus moves
 * on to the page.
 */
export function useFocusOnOpening(isOpen: boolean, isClosed: boolean): void {
  const wasClosed = useRef(false);
  useEffect(() => {
    if (isOpen && wasClosed.current) document.getElementById('content')?.focus();
    wasClosed.current = isClosed;
  }, [isClosed, isOpen]);
}
