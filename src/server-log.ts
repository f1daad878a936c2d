import type { Clock } from '@application/ports/clock';
import type { Scheduler } from '@application/ports/scheduler';
import { cookie } from '@adapters/browser/cookie';
import type { PortalConfig } from '@adapters/config/portal-config';
import type { InformedFetch } from '@adapters/http/wire/informed-fetch';
import { antiForgery } from '@adapters/http/wire/wire-headers';
import { fetchPostLog } from '@adapters/logging/fetch-post-log';
import { FloodGuard } from '@adapters/logging/flood-guard';
import { ServerSink } from '@adapters/logging/server-sink';
import type { Environment } from './environment';

/** What the log is sent with. */
interface LogMeans {
  readonly environment: Pick<Environment, 'cookies'>;
  readonly fetch: InformedFetch;
  readonly config: Pick<PortalConfig, 'loggingUrl' | 'loggingSource'>;
  readonly scheduler: Scheduler;
  readonly clock: Clock;
}

/** The bank's log (KIT-06). */
export function serverLog({ environment, fetch, config, scheduler, clock }: LogMeans): ServerSink {
  const post = fetchPostLog({
    fetch,
    url: config.loggingUrl,
    source: config.loggingSource,
    antiForgery: (): Readonly<Record<string, string>> => {
      const token = cookie(environment.cookies(), antiForgery.cookie);
      return token === undefined ? {} : { [antiForgery.header]: token };
    },
    scheduler,
  });
  return new ServerSink({ post, scheduler, floodGuard: new FloodGuard(clock) });
}
