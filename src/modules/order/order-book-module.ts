import { HttpIntentGateway } from '@adapters/http/intent/http-intent-gateway';
import { httpCancellationRelease } from '@adapters/http/order/http-cancellation-release';
import { cancellationRegistration } from '@application/order-book/cancellation-registration';
import { Release } from '@application/release/release';
import { ContainerModule } from 'inversify';
import { bankTokens } from '../session/bank-tokens';
import { liveTokens } from '../session/live-tokens';
import { orderBookTokens } from './order-book-tokens';
import { releaseTokens } from '../release/release-tokens';

/** The order book and cancellation. */
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
  bind(orderBookTokens.cancellation)
    .toResolvedValue(
      (client, tools) => new Release(cancellationRegistration(httpCancellationRelease(client)), tools),
      [bankTokens.client, releaseTokens.releaseTools],
    )
    .inSingletonScope();
});
