import { HttpCancellationRelease } from '@adapters/http/order/http-cancellation-release';
import { cancellationRegistration } from '@application/order-book/cancellation-registration';
import { FindOrder } from '@application/order-book/find-order';
import { LoadOrderBook } from '@application/order-book/load-order-book';
import { LoadOrderCosts } from '@application/order-book/load-order-costs';
import { Release } from '@application/release/release';
import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';

/** The order book and cancellation. */
export const orderBookModule = new ContainerModule(({ bind }) => {
  bind(tokens.loadOrderBook)
    .toResolvedValue((orders) => new LoadOrderBook(orders), [tokens.orders])
    .inSingletonScope();
  bind(tokens.findOrder)
    .toResolvedValue((orders) => new FindOrder(orders), [tokens.orders])
    .inSingletonScope();
  bind(tokens.loadOrderCosts)
    .toResolvedValue((orders) => new LoadOrderCosts(orders), [tokens.orders])
    .inSingletonScope();
  bind(tokens.cancellation)
    .toResolvedValue(
      (client, tools) => new Release(cancellationRegistration(new HttpCancellationRelease(client)), tools),
      [tokens.client, tokens.releaseTools],
    )
    .inSingletonScope();
});
