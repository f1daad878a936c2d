import { pause } from '@application/shared/pause';
import * as E from 'fp-ts/Either';
import type { ConfigProblem } from './config-problems';
import { fetchText, type FetchMeans } from './fetch-text';
import { toPortalConfig, type PortalConfig } from './portal-config';

/** Milliseconds before the configuration is asked for again that did not come. */
const AGAIN = [400, 1200];

/** Why there is no configuration: it did not come, or what came is wrong, as a whole or in these fields (KIT-04). */
export type ConfigFailure =
  | { readonly kind: 'lost'; readonly problem: string }
  | { readonly kind: 'wrong'; readonly problem: ConfigProblem };

/** Fetches and reads the configuration; on a bad line, or a line that says nothing, more than once. */
export async function loadPortalConfig(
  means: FetchMeans,
  url: string,
  [delay, ...later]: readonly number[] = AGAIN,
): Promise<E.Either<ConfigFailure, PortalConfig>> {
  const read = await fetched(means, url);
  if (E.isRight(read) || read.left.kind === 'wrong' || delay === undefined) return read;
  await pause(means.scheduler, delay)();
  return loadPortalConfig(means, url, later);
}

async function fetched(means: FetchMeans, url: string): Promise<E.Either<ConfigFailure, PortalConfig>> {
  let kind: ConfigFailure['kind'] = 'lost';
  try {
    const [status, text] = await fetchText(means, url);
    if (status < 500 && status !== 200) kind = 'wrong';
    if (status !== 200) throw new Error(`status ${status}`);
    // What cannot be read is another's answer, of a hotel's gate or a page about maintenance: ours has not come.
    return E.mapLeft((problem: ConfigProblem): ConfigFailure => ({ kind: 'wrong', problem }))(
      toPortalConfig(JSON.parse(text)),
    );
  } catch (error) {
    return E.left({ kind, problem: `${url}: ${String(error)}` });
  }
}
