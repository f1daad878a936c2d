import { valueOrUndefined, type RemoteData } from '@domain/failure/remote-data';
import type { Instant } from '@domain/time/instant';
import { useEffect, useRef } from 'react';

/** When each part of the bank's data that is now shown was loaded, for anyone who says how old the page is. */
export const shownMoments = new Set<{ readonly at: Instant }>();

function note(at: Instant): () => void {
  const moment = { at };
  shownMoments.add(moment);
  return () => void shownMoments.delete(moment);
}

/** Notes when the value was loaded, as long as it is shown. */
export function useShownMoment(data: RemoteData<unknown>): void {
  const last = useRef<Instant>(undefined);
  const isShown = valueOrUndefined(data) !== undefined;
  const at = data.kind === 'loaded' ? data.at : undefined;
  useEffect(() => {
    last.current = at ?? last.current;
    return isShown && last.current !== undefined ? note(last.current) : undefined;
  }, [at, isShown]);
}

/** Notes since when something that was asked for once is shown: what a release comes to. */
export function useShownSince(at: Instant | undefined): void {
  useEffect(() => (at === undefined ? undefined : note(at)), [at]);
}
