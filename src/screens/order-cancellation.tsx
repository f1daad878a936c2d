import { orderId } from '@domain/shared/ids';
import type { ScreenModule } from '@ui/app/screens';
import { OrderCancellationModel } from '@ui/order-cancellation/order-cancellation-model';
import { OrderCancellationScreen } from '@ui/order-cancellation/order-cancellation-screen';
import type { Container } from 'inversify';
import { listenToBank } from '../listen-to-bank';
import { loadOnce } from '../load-once';
import { orderBookModule } from '../modules/order-book-module';
import { tanTools } from '../tan-tools';
import { tokens } from '../tokens';
import { withModel } from './with-model';

/** The order the address names, in any spelling; the guard before this page has made sure of it (GU-04). */
const namedOrder = (search: string): string =>
  [...new URLSearchParams(search)].find(([name]) => name.toLowerCase() === 'orderid')?.[1] ?? '';

/** `order/streichung` */
export function orderCancellationScreen(container: Container): ScreenModule {
  listenToBank(container);
  loadOnce(container, orderBookModule);
  const { search } = container.get(tokens.environment);
  const create = (): OrderCancellationModel =>
    new OrderCancellationModel(orderId(namedOrder(search())), {
      ...tanTools(container),
      findOrder: container.get(tokens.findOrder),
      requestCancellation: container.get(tokens.requestCancellation),
      cancelOrder: container.get(tokens.cancelOrder),
    });
  return { Screen: withModel(OrderCancellationScreen, create) };
}
