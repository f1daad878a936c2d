import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Calls when the customer has gone back or forward to an entry of the page shown. The router renders an entry later
 * than the page pushes it: a press of Back in between changes nothing of what is rendered, and is told all the same.
 */
export function useHistoryMove(onMove: () => void): void {
  const { key } = useLocation();
  const direction = useNavigationType();
  const [pops, setPops] = useState(0);
  const shown = useRef({ key, pops });
  const move = useEffectEvent(onMove);

  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pops };
    const isPopped = pops !== before.pops || (key !== before.key && direction === NavigationType.Pop);
    if (isPopped) move();
  }, [direction, key, pops]);

  useEffect(() => {
    const count = (): void => startTransition(() => setPops((before) => before + 1));
    window.addEventListener('popstate', count);
    return () => window.removeEventListener('popstate', count);
  }, []);
}
