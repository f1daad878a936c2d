import { EventSourceTransport } from '@adapters/event-stream/event-source-transport';
import { EventStream } from '@adapters/event-stream/event-stream';
import { pageSight } from '@adapters/event-stream/sight';
import type { BankClient } from '@adapters/http/client/bank-client';
import type { ConnectionObserver } from '@adapters/http/client/connection-observer';
import { HttpLiveUpdates } from '@adapters/http/live/http-live-updates';
import { tellTopics } from '@adapters/http/live/tell-topics';
import type { LiveUpdates } from '@application/ports/bank/live-updates';
import type { Connection } from '@application/ports/connection';
import type { Identifiers } from '@application/ports/identifiers';
import type { Logger } from '@application/ports/logger';
import type { Scheduler } from '@application/ports/scheduler';
import type { Environment } from '../../environment';

interface StreamParts {
  /** Told whether the stream could be opened. */
  readonly connection: ConnectionObserver & Connection;
  readonly environment: Pick<Environment, 'openEventSource' | 'random' | 'page'>;
  readonly url: string;
  readonly client: BankClient;
  readonly scheduler: Scheduler;
  readonly identifiers: Pick<Identifiers, 'uuid'>;
  readonly logger: Logger;
}

/** The one event stream of the page (KIT-09), with code of its own: pages stand before they listen. */
export const openEventStream = ({ environment, client, connection, ...parts }: StreamParts): EventStream =>
  new EventStream({
    ...parts,
    line: connection,
    transport: new EventSourceTransport((url) => {
      const source = environment.openEventSource(url);
      source.addEventListener('open', () => connection.observe(true));
      source.addEventListener('error', () => connection.observe(false));
      return source;
    }, parts.scheduler),
    subscribe: tellTopics(client),
    sight: pageSight(environment.page.document),
    random: environment.random,
  });

/** What the bank tells by itself, read from the stream. */
export const openLiveUpdates = (parts: ConstructorParameters<typeof HttpLiveUpdates>[0]): LiveUpdates =>
  new HttpLiveUpdates(parts);
