import { useSyncExternalStore } from 'react';

/** What the page shows, as its address says behind `#`. */
export type Place =
  | { readonly kind: 'bench' }
  | { readonly kind: 'scenario'; readonly id: string }
  | { readonly kind: 'report' };

const scenarioPrefix = '#/szenario/';

/** The address of the report. */
export const reportAddress = '#/bericht';
/** The address of the desk without a scenario. */
export const benchAddress = '#/';

/** The address of a scenario. */
export const scenarioAddress = (id: string): string => `${scenarioPrefix}${encodeURIComponent(id)}`;

/** Reads an address; an unknown one is the desk. */
export function placeAt(hash: string): Place {
  if (hash === reportAddress) return { kind: 'report' };
  if (!hash.startsWith(scenarioPrefix)) return { kind: 'bench' };
  try {
    return { kind: 'scenario', id: decodeURIComponent(hash.slice(scenarioPrefix.length)) };
  } catch {
    return { kind: 'bench' };
  }
}

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** Where the page is now; drawn anew when that changes. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return placeAt(hash);
}
