import { useEffect, type RefObject } from 'react';

/** Brings what has just appeared into sight, clear of the bars that stand over the page: what was pressed may lie far from it. */
export function useIntoSight(place: RefObject<Element | null>, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isWanted, place]);
}
