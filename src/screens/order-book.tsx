import type { ScreenModule } from '@ui/app/screens';
import { OrderBookModel } from '@ui/screens/order-book/order-book-model';
import { OrderBookScreen } from '@ui/screens/order-book/order-book-screen';
import type { Container } from 'inversify';
import { listenToBank } from '../listen-to-bank';
import { loadOnce } from '../later/load-once';
import { draftsModule } from '../modules/release/drafts-module';
import { orderBookModule } from '../modules/order/order-book-module';
import { orderTemplateModule } from '../modules/order/order-template-module';
import { receiptModule } from '../modules/release/receipt-module';
import { depotTokens } from '../modules/depot/depot-tokens';
import { orderBookTokens } from '../modules/order/order-book-tokens';
import { orderTemplateTokens } from '../modules/order/order-template-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';
import { receiptTokens } from '../modules/release/receipt-tokens';
import { withModel } from './loading/with-model';

/** `orderbuch` */
export function orderBookScreen(container: Container): ScreenModule {
  listenToBank(container);
  loadOnce(container, draftsModule, receiptModule, orderTemplateModule, orderBookModule);
  const create = (): OrderBookModel =>
    new OrderBookModel({
      holdings: container.get(depotTokens.holdings),
      book: container.get(orderBookTokens.book),
      keepAsTemplate: container.get(orderTemplateTokens.keepOrderAsTemplate),
      loadReceipts: container.get(receiptTokens.loadReceipts),
      intents: container.get(orderBookTokens.intents),
      clock: container.get(platformTokens.clock),
    });
  return { Screen: withModel(OrderBookScreen, create) };
}
