import { HttpIntentGateway } from '@adapters/http/intent/http-intent-gateway';
import { ContainerModule } from 'inversify';
import { bankTokens } from '../session/bank-tokens';
import { liveTokens } from '../session/live-tokens';
import { orderBookTokens } from './order-book-tokens';

/** The order book. */
export const orderBookModule = new ContainerModule(({ bind }) => {
  bind(orderBookTokens.book)
    .toResolvedValue(
      (orders, watchOrders) => ({ orders, watchOrders }),
      [liveTokens.orders, liveTokens.watchOrders],
    )
    .inSingletonScope();
  bind(orderBookTokens.intents)
    .toResolvedValue((client) => new HttpIntentGateway(client), [bankTokens.client])
    .inSingletonScope();
});
