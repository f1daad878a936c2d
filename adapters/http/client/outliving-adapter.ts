import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import { antiForgery } from '../wire/wire-headers';

interface Browser {
  readonly fetch: typeof globalThis.fetch;
  /** The value of a readable cookie. */
  readonly cookie: (name: string) => string | undefined;
}

/**
 * How a call that may outlive its page is sent: by `fetch`, which alone goes on without it. The one of axios is not in the
 * bundle (`scripts/webpack/left-out.ts`), as nothing else needs it; this one has what such a call uses, the anti-forgery
 * token and the limit of time among it (KIT-10).
 */
export const outlivingAdapter =
  ({ fetch, cookie }: Browser): AxiosAdapter =>
  async (config) => {
    const { url = '', method = 'get', headers, timeout = 0 } = config;
    const data: unknown = config.data;
    const token = cookie(antiForgery.cookie);
    if (token !== undefined) headers.set(antiForgery.header, token);
    try {
      const answer = await fetch(url, {
        method: method.toUpperCase(),
        headers: Object.entries(headers.toJSON()).map(([name, value]) => [name, String(value)]),
        body: typeof data === 'string' ? data : null,
        keepalive: true,
        ...(timeout > 0 && { signal: AbortSignal.timeout(timeout) }),
      });
      const { status, statusText } = answer;
      return {
        data: await answer.text(),
        status,
        statusText,
        headers: Object.fromEntries(answer.headers),
        config,
      };
    } catch (error) {
      throw asOfAxios(error, config);
    }
  };

/** What no answer is called by axios, which `toNoAnswer` reads. */
const asOfAxios = (error: unknown, config: InternalAxiosRequestConfig): AxiosError =>
  new AxiosError('No answer', hasRunOut(error) ? AxiosError.ETIMEDOUT : AxiosError.ERR_NETWORK, config);

const hasRunOut = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
