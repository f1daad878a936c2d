import { EventSourceTransport } from '@adapters/event-stream/event-source-transport';
import { EventStream } from '@adapters/event-stream/event-stream';
import { HttpLiveUpdates } from '@adapters/http/live/http-live-updates';
import { tellTopics } from '@adapters/http/live/tell-topics';
import { HttpOrderGateway } from '@adapters/http/order/http-order-gateway';
import { WatchQuotes } from '@application/depot/watch-quotes';
import { WatchOrders } from '@application/order-book/watch-orders';
import { ContainerModule } from 'inversify';
import { bankTokens } from './bank-tokens';
import { liveTokens } from './live-tokens';
import { platformTokens } from '../platform/platform-tokens';

/** Orders at the bank, and what it tells by itself: comes with the first page that trades or watches. */
export const liveModule = new ContainerModule(({ bind }) => {
  bind(liveTokens.orders)
    .toResolvedValue((client) => new HttpOrderGateway(client), [bankTokens.client])
    .inSingletonScope();
  bind(liveTokens.eventStream)
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
        platformTokens.environment,
        platformTokens.config,
        bankTokens.plainClient,
        platformTokens.scheduler,
        platformTokens.identifiers,
        platformTokens.logger,
      ],
    )
    .inSingletonScope();
  bind(liveTokens.live)
    .toResolvedValue(
      (topics, orders, logger) => new HttpLiveUpdates({ topics, orders, logger }),
      [liveTokens.eventStream, liveTokens.orders, platformTokens.logger],
    )
    .inSingletonScope();
  bind(liveTokens.watchQuotes)
    .toResolvedValue((live) => new WatchQuotes(live), [liveTokens.live])
    .inSingletonScope();
  bind(liveTokens.watchOrders)
    .toResolvedValue((live) => new WatchOrders(live), [liveTokens.live])
    .inSingletonScope();
});
