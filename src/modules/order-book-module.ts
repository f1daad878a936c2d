import { HttpOrderGateway } from '@adapters/http/order/http-order-gateway';
import { AskOrder } from '@application/order-book/ask-order';
import { CancelOrder } from '@application/order-book/cancel-order';
import { FindOrder } from '@application/order-book/find-order';
import { LoadOrderBook } from '@application/order-book/load-order-book';
import { LoadOrderCosts } from '@application/order-book/load-order-costs';
import { RequestCancellation } from '@application/order-book/request-cancellation';
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
  bind(tokens.requestCancellation)
    .toResolvedValue((orders) => new RequestCancellation(orders), [tokens.orders])
    .inSingletonScope();
  bind(tokens.askOrder)
    .toResolvedValue(
      (orders, scheduler) => new AskOrder(orders, scheduler),
      [tokens.orders, tokens.scheduler],
    )
    .inSingletonScope();
  bind(tokens.cancelOrder)
    .toResolvedValue(
      (client, askOrder, log) => new CancelOrder(new HttpOrderGateway(client), askOrder, log),
      [tokens.client, tokens.askOrder, tokens.actionLog],
    )
    .inSingletonScope();
});
