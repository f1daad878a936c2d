import type { LogEntry } from './log-entry';
import type { PostLog } from './server-sink';
import { logText } from './wire-entry';

interface LogRequest {
  readonly method: 'POST';
  readonly keepalive: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Options {
  /** Adds the headers of every call. */
  readonly fetch: (url: string, request: LogRequest) => Promise<Response>;
  readonly url: string;
  readonly source: string;
  /** Name and value of the anti-forgery header, once the cookie is there. */
  readonly antiForgery: () => Readonly<Record<string, string>>;
}

const errorIds = (entries: readonly LogEntry[]): readonly string[] =>
  entries.flatMap(({ additional }) =>
    typeof additional['errorId'] === 'string' ? [additional['errorId']] : [],
  );

/** The log will not take this batch as it is. */
const isRefused = (status: number): boolean => status === 400 || status === 413 || status === 422;

/** Posts entries with the headers for category, source and error id; `keepalive` only where they have to outlive the page. */
export const fetchPostLog =
  ({ fetch, url, source, antiForgery }: Options): PostLog =>
  async (entries, leaving) => {
    const ids = errorIds(entries);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        keepalive: leaving,
        headers: {
          'x-log-category': 'client',
          'x-log-source': source,
          ...(ids.length > 0 ? { 'x-log-error-id': ids.join(',') } : {}),
          ...antiForgery(),
        },
        body: logText(entries),
      });
      if (answer.ok) return 'arrived';
      return isRefused(answer.status) ? 'refused' : 'failed';
    } catch {
      return 'failed';
    }
  };
