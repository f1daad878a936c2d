import type { ScreenModule } from '@ui/app/screens';
import { OrderChangeModel } from '@ui/screens/order-change/order-change-model';
import { OrderChangeScreen } from '@ui/screens/order-change/order-change-screen';
import type { Container } from 'inversify';
import { listenToBank } from '../listen-to-bank';
import { loadOnce } from '../load-once';
import { draftsModule } from '../modules/drafts-module';
import { orderBookModule } from '../modules/order-book-module';
import { orderChangeModule } from '../modules/order-change-module';
import { orderModule } from '../modules/order-module';
import { receiptModule } from '../modules/receipt-module';
import { releaseModule } from '../modules/release-module';
import { tanTools } from '../tan-tools';
import { tokens } from '../tokens';
import { namedId, namedOrder } from './named-order';
import { withModel } from './with-model';

/** `order/aenderung` */
export function orderChangeScreen(container: Container): ScreenModule {
  listenToBank(container);
  loadOnce(
    container,
    draftsModule,
    receiptModule,
    orderBookModule,
    releaseModule,
    orderModule,
    orderChangeModule,
  );
  const { search } = container.get(tokens.environment);
  const create = (): OrderChangeModel =>
    new OrderChangeModel(namedOrder(search()), namedId(search(), 'leg'), {
      ...tanTools(container),
      findOrder: container.get(tokens.findOrder),
      watchOrders: container.get(tokens.watchOrders),
      prevalidateChange: container.get(tokens.prevalidateChange),
      loadCosts: container.get(tokens.loadCosts),
      loadOrderCosts: container.get(tokens.loadOrderCosts),
      change: container.get(tokens.change),
      listOpenIntents: container.get(tokens.listOpenIntents),
      keepChange: container.get(tokens.keepChange),
      restoreChange: container.get(tokens.restoreChange),
      followFailure: container.get(tokens.followFailure),
      loadQuotes: container.get(tokens.loadQuotes),
    });
  return { Screen: withModel(OrderChangeScreen, create) };
}
