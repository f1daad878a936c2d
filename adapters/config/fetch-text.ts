import type { Scheduler } from '@application/ports/scheduler';
import { pause } from '@application/shared/pause';

/** Milliseconds after which a file that has not come whole counts as lost. */
const PATIENCE = 8000;

/** What a file is fetched with. */
export interface FetchMeans {
  readonly fetch: (url: string, request: { readonly signal: AbortSignal }) => Promise<Response>;
  readonly scheduler: Pick<Scheduler, 'after'>;
}

/** Status and text of a file; rejects when it does not come, or not in time. */
export async function fetchText(
  { fetch, scheduler }: FetchMeans,
  url: string,
): Promise<readonly [status: number, text: string]> {
  const abort = new AbortController();
  // Whoever asked before this page's code ran listens to no signal: what is late is late without it, too.
  const late = pause(scheduler, PATIENCE)().then(() => {
    abort.abort();
    throw new Error('no answer');
  });
  const came = fetch(url, { signal: abort.signal }).then(
    async (answer) => [answer.status, await answer.text()] as const,
  );
  return Promise.race([came, late]);
}
