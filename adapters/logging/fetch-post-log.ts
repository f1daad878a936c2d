import type { Scheduler } from '@application/ports/scheduler';
import type { LogEntry } from './log-entry';
import type { PostLog } from './server-sink';
import { logText } from './wire-entry';

/** Milliseconds after which a post without an answer counts as failed: the next one waits for it. */
const PATIENCE = 10_000;

interface LogRequest {
  readonly method: 'POST';
  readonly keepalive: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

interface Options {
  /** Adds the headers of every call. */
  readonly fetch: (url: string, request: LogRequest) => Promise<Response>;
  readonly url: string;
  readonly source: string;
  /** Name and value of the anti-forgery header, once the cookie is there. */
  readonly antiForgery: () => Readonly<Record<string, string>>;
  readonly scheduler: Pick<Scheduler, 'after'>;
}

const errorIds = (entries: readonly LogEntry[]): readonly string[] =>
  entries.flatMap(({ additional }) =>
    typeof additional['errorId'] === 'string' ? [additional['errorId']] : [],
  );

/** The log will not take this batch as it is. */
const isRefused = (status: number): boolean => status === 400 || status === 413 || status === 422;

/**
 * Posts entries with the headers for category, source and error id; `keepalive` only where they have to outlive the page.
 * What is not answered in time is called off.
 */
export const fetchPostLog =
  ({ fetch, url, source, antiForgery, scheduler }: Options): PostLog =>
  async (entries, leaving) => {
    const ids = errorIds(entries);
    const abort = new AbortController();
    const cancel = scheduler.after(PATIENCE, () => abort.abort());
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
        signal: abort.signal,
      });
      if (answer.ok) return 'arrived';
      if (answer.status >= 500) return 'broken';
      return isRefused(answer.status) ? 'refused' : 'failed';
    } catch {
      return 'failed';
    } finally {
      cancel();
    }
  };
