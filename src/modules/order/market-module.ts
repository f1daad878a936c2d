import { HttpInstrumentGateway } from '@adapters/http/instrument/http-instrument-gateway';
import { ContainerModule } from 'inversify';
import { bankTokens } from '../session/bank-tokens';
import { liveTokens } from '../session/live-tokens';
import { marketTokens } from './market-tokens';

/** Finding out what can be ordered, and at what price: also for pages that order nothing. */
export const marketModule = new ContainerModule(({ bind }) => {
  bind(marketTokens.market)
    .toResolvedValue(
      (client, orders, watchQuotes) => ({
        instruments: new HttpInstrumentGateway(client),
        orders,
        watchQuotes,
      }),
      [bankTokens.client, liveTokens.orders, liveTokens.watchQuotes],
    )
    .inSingletonScope();
});
