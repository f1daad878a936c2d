import type { Scheduler } from '@application/ports/scheduler';
import { pause } from '@application/shared/pause';
import * as E from 'fp-ts/Either';
import { inTime } from './in-time';
import { toPortalConfig, type PortalConfig } from './portal-config';

/** Milliseconds before the configuration is asked for again that did not come. */
const AGAIN = [400, 1200];
/** Milliseconds after which a configuration that has not answered counts as lost. */
const PATIENCE = 8000;

/** Why there is no configuration: it did not come, or what came is wrong; with sentences to show and to log (KIT-04). */
export interface ConfigFailure {
  readonly kind: 'lost' | 'wrong';
  readonly problems: readonly string[];
}

interface Means {
  readonly fetch: (url: string, request: { readonly signal: AbortSignal }) => Promise<Response>;
  readonly scheduler: Pick<Scheduler, 'after'>;
}

/** Fetches and reads the configuration; on a bad line, or a line that says nothing, more than once. */
export async function loadPortalConfig(
  means: Means,
  url: string,
  [delay, ...later]: readonly number[] = AGAIN,
): Promise<E.Either<ConfigFailure, PortalConfig>> {
  const read = await fetched(means, url);
  if (E.isRight(read) || read.left.kind === 'wrong' || delay === undefined) return read;
  await pause(means.scheduler, delay)();
  return loadPortalConfig(means, url, later);
}

async function fetched(
  { fetch, scheduler }: Means,
  url: string,
): Promise<E.Either<ConfigFailure, PortalConfig>> {
  let kind: ConfigFailure['kind'] = 'lost';
  try {
    const { answer, text } = await inTime(scheduler, PATIENCE, async (signal) => {
      const came = await fetch(url, { signal });
      return { answer: came, text: await came.text() };
    });
    if (answer.status < 500) kind = 'wrong';
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return E.mapLeft((problems: readonly string[]) => ({ kind, problems }))(toPortalConfig(JSON.parse(text)));
  } catch (error) {
    return E.left({ kind, problems: [`${url}: ${String(error)}`] });
  }
}
