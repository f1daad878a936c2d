import type { Identifiers } from '@application/ports/identifiers';
import { callHeaders } from './wire-headers';

/** How the portal fetches what does not go through the bank's client: configuration, texts, log. */
export type InformedFetch = (
  url: string,
  request?: Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> },
) => Promise<Response>;

/** A fetch that carries the headers of every call (portal.md 7). */
export const informedFetch =
  (fetch: typeof globalThis.fetch, identifiers: Identifiers): InformedFetch =>
  (url, { headers, ...request } = {}) =>
    fetch(url, {
      ...request,
      headers: { ...callHeaders(identifiers.tab(), identifiers.uuid()), ...headers },
    });
