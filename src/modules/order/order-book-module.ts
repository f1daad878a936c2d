import { HttpCancellationRelease } from '@adapters/http/order/http-cancellation-release';
import { cancellationRegistration } from '@application/order-book/cancellation-registration';
import { FindOrder } from '@application/order-book/find-order';
import { LoadOrderBook } from '@application/order-book/load-order-book';
import { LoadOrderCosts } from '@application/order-book/load-order-costs';
import { Release } from '@application/release/release';
import { ContainerModule } from 'inversify';
import { bankTokens } from '../session/bank-tokens';
import { liveTokens } from '../session/live-tokens';
import { orderBookTokens } from './order-book-tokens';
import { releaseTokens } from '../release/release-tokens';

/** The order book and cancellation. */
export const orderBookModule = new ContainerModule(({ bind }) => {
  bind(orderBookTokens.loadOrderBook)
    .toResolvedValue((orders) => new LoadOrderBook(orders), [liveTokens.orders])
    .inSingletonScope();
  bind(orderBookTokens.findOrder)
    .toResolvedValue((orders) => new FindOrder(orders), [liveTokens.orders])
    .inSingletonScope();
  bind(orderBookTokens.loadOrderCosts)
    .toResolvedValue((orders) => new LoadOrderCosts(orders), [liveTokens.orders])
    .inSingletonScope();
  bind(orderBookTokens.cancellation)
    .toResolvedValue(
      (client, tools) => new Release(cancellationRegistration(new HttpCancellationRelease(client)), tools),
      [bankTokens.client, releaseTokens.releaseTools],
    )
    .inSingletonScope();
});
