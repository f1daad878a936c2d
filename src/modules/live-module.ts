import { EventSourceTransport } from '@adapters/event-stream/event-source-transport';
import { EventStream } from '@adapters/event-stream/event-stream';
import { HttpLiveUpdates } from '@adapters/http/live/http-live-updates';
import { tellTopics } from '@adapters/http/live/tell-topics';
import { HttpOrderGateway } from '@adapters/http/order/http-order-gateway';
import { WatchQuotes } from '@application/depot/watch-quotes';
import { WatchOrders } from '@application/order-book/watch-orders';
import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';

/** Orders at the bank, and what it tells by itself: comes with the first page that trades or watches. */
export const liveModule = new ContainerModule(({ bind }) => {
  bind(tokens.orders)
    .toResolvedValue((client) => new HttpOrderGateway(client), [tokens.client])
    .inSingletonScope();
  bind(tokens.eventStream)
    .toResolvedValue(
      ({ openEventSource, random }, { apiBasePath }, client, scheduler, identifiers, logger) =>
        new EventStream({
          transport: new EventSourceTransport(openEventSource),
          url: `${apiBasePath}/events`,
          subscribe: tellTopics(client),
          scheduler,
          identifiers,
          logger,
          random,
        }),
      [
        tokens.environment,
        tokens.config,
        tokens.plainClient,
        tokens.scheduler,
        tokens.identifiers,
        tokens.logger,
      ],
    )
    .inSingletonScope();
  bind(tokens.live)
    .toResolvedValue(
      (topics, orders, logger) => new HttpLiveUpdates({ topics, orders, logger }),
      [tokens.eventStream, tokens.orders, tokens.logger],
    )
    .inSingletonScope();
  bind(tokens.watchQuotes)
    .toResolvedValue((live) => new WatchQuotes(live), [tokens.live])
    .inSingletonScope();
  bind(tokens.watchOrders)
    .toResolvedValue((live) => new WatchOrders(live), [tokens.live])
    .inSingletonScope();
});
