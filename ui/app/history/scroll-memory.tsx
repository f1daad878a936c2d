import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { stepEntry } from './step-entry';

/** Of the entry that the browser stands at, as the router has named it. */
function entryKey(): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? state.key : 'default';
}

/** Where a page was left: how far it was scrolled, and at which height the link stood that was pressed. */
interface Place {
  readonly y: number;
  readonly link?: { readonly href: string; readonly top: number };
}

/** The link that a press concerns, and where it stands in the window. */
function pressed({ target }: Event): Place['link'] {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const href = link?.getAttribute('href') ?? undefined;
  return link === null || href === undefined ? undefined : { href, top: link.getBoundingClientRect().top };
}

/** How far the link of a place stands from where it stood: what is above it may be higher or lower than it was. */
function strayOf({ link }: Place): number {
  if (link === undefined) return 0;
  const found = document.querySelector(`main a[href="${CSS.escape(link.href)}"]`);
  return found === null ? 0 : Math.round(found.getBoundingClientRect().top - link.top);
}

/**
 * New pages start at the top; going back finds the place again, once the page is long enough for it, and the link that was
 * pressed at the height at which it stood. Where a step of a
 * page begins is the page's own affair, and an address that is put right in place moves nothing.
 */
export function ScrollMemory() {
  const location = useLocation();
  const { key, hash } = location;
  const { visit } = stepEntry(location);
  const direction = useNavigationType();
  const places = useRef(new Map<string, Place>());
  const visited = useRef<string>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const remembered = places.current;
    // The next page is shorter at first, and is scrolled before it is told apart from this one.
    const isHere = (): boolean => entryKey() === key;
    const keep = (place: Place): void => void (isHere() && remembered.set(key, place));
    const remember = (): void => keep({ y: window.scrollY });
    // Who presses a link while the page still scrolls leaves it before that has ended.
    const leave = (event: Event): void => {
      const link = pressed(event);
      keep({ y: window.scrollY, ...(link && { link }) });
    };
    // It comes after the first page, which may have been scrolled already.
    const isFirst = visited.current === undefined;
    const isSameVisit = isFirst || visited.current === visit;
    visited.current = visit;
    const left = direction === NavigationType.Pop && !isSameVisit ? remembered.get(key) : undefined;
    const wanted = left?.y ?? 0;
    if (isSameVisit) remember();
    else if (hash === '') window.scrollTo(0, wanted);
    /** Where the page was put; undefined until it is long enough. */
    let put: number | undefined;
    const growth = new ResizeObserver(() => {
      const reachable = document.documentElement.scrollHeight - window.innerHeight;
      if (left === undefined || (put === undefined && reachable < wanted)) return;
      if (put === undefined) window.scrollTo(0, wanted);
      window.scrollBy(0, strayOf(left));
      put = window.scrollY;
    });
    if (wanted > 0) growth.observe(document.documentElement);
    const giveUp = (): void => growth.disconnect();
    const ended = (): void => {
      if (put !== undefined && put !== window.scrollY) giveUp();
      remember();
    };
    window.addEventListener('scrollend', ended, { passive: true });
    window.addEventListener('click', leave, { capture: true });
    for (const touched of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      window.addEventListener(touched, giveUp, { passive: true, once: true });
    return () => {
      giveUp();
      window.removeEventListener('scrollend', ended);
      window.removeEventListener('click', leave, { capture: true });
      for (const touched of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
        window.removeEventListener(touched, giveUp);
    };
  }, [direction, hash, key, visit]);

  return null;
}
