import type { ScreenModule } from '@ui/app/screens';
import { OrderBookModel } from '@ui/screens/order-book/order-book-model';
import { OrderBookScreen } from '@ui/screens/order-book/order-book-screen';
import type { Container } from 'inversify';
import { listenToBank } from '../listen-to-bank';
import { loadOnce } from '../load-once';
import { draftsModule } from '../modules/drafts-module';
import { orderBookModule } from '../modules/order-book-module';
import { orderTemplateModule } from '../modules/order-template-module';
import { receiptModule } from '../modules/receipt-module';
import { tokens } from '../tokens';
import { withModel } from './with-model';

/** `orderbuch` */
export function orderBookScreen(container: Container): ScreenModule {
  listenToBank(container);
  loadOnce(container, draftsModule, receiptModule, orderTemplateModule, orderBookModule);
  const create = (): OrderBookModel =>
    new OrderBookModel({
      loadDepots: container.get(tokens.loadDepots),
      loadOrderBook: container.get(tokens.loadOrderBook),
      loadOrderCosts: container.get(tokens.loadOrderCosts),
      keepTemplate: container.get(tokens.keepOrderTemplate),
      loadReceipts: container.get(tokens.loadReceipts),
      watchOrders: container.get(tokens.watchOrders),
      clock: container.get(tokens.clock),
    });
  return { Screen: withModel(OrderBookScreen, create) };
}
