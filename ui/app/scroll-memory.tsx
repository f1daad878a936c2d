import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** New pages start at the top; going back finds the place again, once the page is long enough for it. */
export function ScrollMemory() {
  const { key, hash } = useLocation();
  const direction = useNavigationType();
  const places = useRef(new Map<string, number>());

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const remembered = places.current;
    const remember = (): void => void remembered.set(key, window.scrollY);
    const wanted = direction === NavigationType.Pop ? (remembered.get(key) ?? 0) : 0;
    if (hash === '') window.scrollTo(0, wanted);
    const growth = new ResizeObserver(() => {
      const reachable = document.documentElement.scrollHeight - window.innerHeight;
      if (reachable < wanted) return;
      growth.disconnect();
      window.scrollTo(0, wanted);
    });
    if (wanted > 0) growth.observe(document.documentElement);
    const giveUp = (): void => growth.disconnect();
    window.addEventListener('scrollend', remember, { passive: true });
    window.addEventListener('wheel', giveUp, { passive: true, once: true });
    window.addEventListener('touchstart', giveUp, { passive: true, once: true });
    return () => {
      giveUp();
      window.removeEventListener('scrollend', remember);
      window.removeEventListener('wheel', giveUp);
      window.removeEventListener('touchstart', giveUp);
    };
  }, [direction, hash, key]);

  return null;
}
