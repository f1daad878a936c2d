import { valueOrUndefined, type RemoteData } from '@domain/failure/remote-data';
import type { Instant } from '@domain/time/instant';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';

const moments = new Map<string, Instant>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Notes when what is shown was loaded, as long as it is shown, for whoever says how old the page is. */
export function useShownMoment(data: RemoteData<unknown>): void {
  const id = useId();
  const last = useRef<Instant>(undefined);
  const isShown = valueOrUndefined(data) !== undefined;
  const at = data.kind === 'loaded' ? data.at : undefined;
  useEffect(() => {
    last.current = at ?? last.current;
    if (!isShown || last.current === undefined) return undefined;
    moments.set(id, last.current);
    tell();
    return () => {
      moments.delete(id);
      tell();
    };
  }, [at, id, isShown]);
}

const oldest = (): Instant | undefined =>
  [...moments.values()].reduce<Instant | undefined>(
    (before, at) => (before === undefined || at < before ? at : before),
    undefined,
  );

/** When the oldest of what is now shown was loaded; undefined where nothing of the bank is shown. */
export const useOldestShown = (): Instant | undefined => useSyncExternalStore(subscribe, oldest);
