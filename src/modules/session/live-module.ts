import { WatchQuotes } from '@application/depot/watch-quotes';
import { WatchOrders } from '@application/order-book/watch-orders';
import { ContainerModule } from 'inversify';
import { lazyOrders } from '../../later/lazy-orders';
import { LazyLiveUpdates } from '../../later/lazy-live-updates';
import { LazyStream } from '../../later/lazy-stream';
import { bankTokens } from './bank-tokens';
import { liveTokens } from './live-tokens';
import { platformTokens } from '../platform/platform-tokens';

/** Orders at the bank, and what it tells by itself: comes with the first page that trades or watches. */
export const liveModule = new ContainerModule(({ bind }) => {
  bind(liveTokens.orders)
    .toResolvedValue(
      (client, scheduler, identifiers) => lazyOrders(client, { scheduler, identifiers }),
      [bankTokens.client, platformTokens.scheduler, platformTokens.identifiers],
    )
    .inSingletonScope();
  bind(liveTokens.eventStream)
    .toResolvedValue(
      (environment, { apiBasePath }, client, scheduler, identifiers, logger, connection) =>
        new LazyStream({
          scheduler,
          logger,
          load: async () => {
            const { openEventStream } = await import('./open-event-stream');
            const url = `${apiBasePath}/events`;
            return openEventStream({ environment, url, client, connection, scheduler, identifiers, logger });
          },
        }),
      [
        platformTokens.environment,
        platformTokens.config,
        bankTokens.plainClient,
        platformTokens.scheduler,
        platformTokens.identifiers,
        platformTokens.logger,
        platformTokens.connection,
      ],
    )
    .inSingletonScope();
  bind(liveTokens.live)
    .toResolvedValue(
      (topics, orders, scheduler, logger) =>
        new LazyLiveUpdates({
          scheduler,
          logger,
          load: async () => {
            const { openLiveUpdates } = await import('./open-event-stream');
            return openLiveUpdates({ topics, orders, logger });
          },
        }),
      [liveTokens.eventStream, liveTokens.orders, platformTokens.scheduler, platformTokens.logger],
    )
    .inSingletonScope();
  bind(liveTokens.watchQuotes)
    .toResolvedValue((live) => new WatchQuotes(live), [liveTokens.live])
    .inSingletonScope();
  bind(liveTokens.watchOrders)
    .toResolvedValue((live) => new WatchOrders(live), [liveTokens.live])
    .inSingletonScope();
});
