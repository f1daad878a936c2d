import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Calls when the customer has gone back or forward to an entry of the page shown. The router renders an entry later than
 * the page pushes it: a press of Back in between changes nothing of what is rendered, and is told all the same. For that
 * the page calls what comes back right after each navigation of its own.
 */
export function useHistoryMove(onMove: () => void): () => void {
  const { key } = useLocation();
  const direction = useNavigationType();
  const [navigations, setNavigations] = useState(0);
  const shown = useRef({ key, navigations });
  const move = useEffectEvent(onMove);

  useEffect(() => {
    const before = shown.current;
    shown.current = { key, navigations };
    const isElsewhere = key !== before.key;
    // Rendered together with what the page has navigated to, unless something came in between.
    const isOvertaken = navigations !== before.navigations && !isElsewhere;
    if (isOvertaken || (isElsewhere && direction === NavigationType.Pop)) move();
  }, [direction, key, navigations]);

  return () => startTransition(() => setNavigations((before) => before + 1));
}
