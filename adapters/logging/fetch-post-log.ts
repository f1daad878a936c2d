import type { LogEntry } from './log-entry';
import type { PostLog } from './server-sink';

interface Options {
  readonly fetch: typeof globalThis.fetch;
  readonly url: string;
  readonly source: string;
  /** Name and value of the anti-forgery header, once the cookie is there. */
  readonly antiForgery: () => Readonly<Record<string, string>>;
}

const errorIds = (entries: readonly LogEntry[]): readonly string[] =>
  entries.flatMap(({ additional }) =>
    typeof additional['errorId'] === 'string' ? [additional['errorId']] : [],
  );

/** Exact numbers are bigints, which JSON does not know. */
const plain = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value);

/** A batch the log will never take: sending it again would hold up all others. */
const isRefused = (status: number): boolean => status === 400 || status === 413 || status === 422;

/** Posts entries with the headers for category, source and error id; `keepalive` lets them outlive the page. */
export const fetchPostLog =
  ({ fetch, url, source, antiForgery }: Options): PostLog =>
  async (entries) => {
    const ids = errorIds(entries);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        keepalive: true,
        headers: {
          'Content-Type': 'application/json',
          'x-log-category': 'client',
          'x-log-source': source,
          ...(ids.length > 0 ? { 'x-log-error-id': ids.join(',') } : {}),
          ...antiForgery(),
        },
        body: JSON.stringify(entries, plain),
      });
      return answer.ok || isRefused(answer.status);
    } catch {
      return false;
    }
  };
