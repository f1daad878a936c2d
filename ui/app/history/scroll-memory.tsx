import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { stepEntry } from './step-entry';

/** Of the entry that the browser stands at, as the router has named it. */
function entryKey(): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? state.key : 'default';
}

/**
 * New pages start at the top; going back finds the place again, once the page is long enough for it. Where a step of a
 * page begins is the page's own affair, and an address that is put right in place moves nothing.
 */
export function ScrollMemory() {
  const location = useLocation();
  const { key, hash } = location;
  const { visit } = stepEntry(location);
  const direction = useNavigationType();
  const places = useRef(new Map<string, number>());
  const visited = useRef<string>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const remembered = places.current;
    // The next page is shorter at first, and is scrolled before it is told apart from this one.
    const isHere = (): boolean => entryKey() === key;
    const remember = (): void => void (isHere() && remembered.set(key, window.scrollY));
    // It comes after the first page, which may have been scrolled already.
    const isFirst = visited.current === undefined;
    const isSameVisit = isFirst || visited.current === visit;
    visited.current = visit;
    const wanted = direction === NavigationType.Pop && !isSameVisit ? (remembered.get(key) ?? 0) : 0;
    if (isSameVisit) remember();
    else if (hash === '') window.scrollTo(0, wanted);
    const growth = new ResizeObserver(() => {
      const reachable = document.documentElement.scrollHeight - window.innerHeight;
      if (reachable < wanted) return;
      growth.disconnect();
      window.scrollTo(0, wanted);
    });
    if (wanted > 0) growth.observe(document.documentElement);
    const giveUp = (): void => growth.disconnect();
    window.addEventListener('scrollend', remember, { passive: true });
    // Who presses a link while the page still scrolls leaves it before that has ended.
    window.addEventListener('click', remember, { capture: true });
    window.addEventListener('wheel', giveUp, { passive: true, once: true });
    window.addEventListener('touchstart', giveUp, { passive: true, once: true });
    return () => {
      giveUp();
      window.removeEventListener('scrollend', remember);
      window.removeEventListener('click', remember, { capture: true });
      window.removeEventListener('wheel', giveUp);
      window.removeEventListener('touchstart', giveUp);
    };
  }, [direction, hash, key, visit]);

  return null;
}
