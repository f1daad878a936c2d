import type { Scheduler } from '@application/ports/scheduler';
import { pause } from '@application/shared/pause';
import * as E from 'fp-ts/Either';
import { toPortalConfig, type PortalConfig } from './portal-config';

/** Milliseconds before the configuration is asked for again that did not come. */
const AGAIN = [400, 1200];

/** Why there is no configuration: it did not come, or what came is wrong; with sentences to show and to log (KIT-04). */
export interface ConfigFailure {
  readonly kind: 'lost' | 'wrong';
  readonly problems: readonly string[];
}

interface Means {
  readonly fetch: (url: string) => Promise<Response>;
  readonly scheduler: Pick<Scheduler, 'after'>;
}

/** Fetches and reads the configuration; on a bad line more than once. */
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

async function fetched({ fetch }: Means, url: string): Promise<E.Either<ConfigFailure, PortalConfig>> {
  try {
    const answer = await fetch(url);
    if (answer.ok) return read(url, await answer.text());
    return failed(answer.status < 500 ? 'wrong' : 'lost', `${url}: status ${answer.status}`);
  } catch (error) {
    return failed('lost', `${url}: ${String(error)}`);
  }
}

function read(url: string, text: string): E.Either<ConfigFailure, PortalConfig> {
  try {
    return E.mapLeft((problems: readonly string[]): ConfigFailure => ({ kind: 'wrong', problems }))(
      toPortalConfig(JSON.parse(text)),
    );
  } catch (error) {
    return failed('wrong', `${url}: ${String(error)}`);
  }
}

const failed = (kind: ConfigFailure['kind'], problem: string): E.Either<ConfigFailure, never> =>
  E.left({ kind, problems: [problem] });
