import type { ScreenModule } from '@ui/app/screens';
import { OrderChangeModel } from '@ui/screens/order-change/order-change-model';
import { OrderChangeScreen } from '@ui/screens/order-change/order-change-screen';
import type { Container } from 'inversify';
import { listenToBank } from '../listen-to-bank';
import { loadOnce } from '../later/load-once';
import { depotModule } from '../modules/depot/depot-module';
import { depotTokens } from '../modules/depot/depot-tokens';
import { draftsModule } from '../modules/release/drafts-module';
import { draftsTokens } from '../modules/release/drafts-tokens';
import { orderBookModule } from '../modules/order/order-book-module';
import { orderChangeModule } from '../modules/order/order-change-module';
import { marketModule } from '../modules/order/market-module';
import { receiptModule } from '../modules/release/receipt-module';
import { releaseModule } from '../modules/release/release-module';
import { tanTools } from '../release/tan-tools';
import { marketTokens } from '../modules/order/market-tokens';
import { orderBookTokens } from '../modules/order/order-book-tokens';
import { orderChangeTokens } from '../modules/order/order-change-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';
import { releaseTokens } from '../modules/release/release-tokens';
import { sessionTokens } from '../modules/session/session-tokens';
import { namedId, namedOrder } from './loading/named-order';
import { withModel } from './loading/with-model';
import { withDrafts } from '../release/with-drafts';

/** `order/aenderung` */
export function orderChangeScreen(container: Container): ScreenModule {
  listenToBank(container);
  loadOnce(
    container,
    draftsModule,
    depotModule,
    receiptModule,
    orderBookModule,
    releaseModule,
    marketModule,
    orderChangeModule,
  );
  const { search } = container.get(platformTokens.environment);
  const create = (): OrderChangeModel =>
    new OrderChangeModel(namedOrder(search()), namedId(search(), 'leg'), {
      ...tanTools(container),
      scheduler: container.get(draftsTokens.scheduler),
      market: container.get(marketTokens.market),
      book: container.get(orderBookTokens.book),
      depots: container.get(depotTokens.holdings).depots,
      changing: container.get(orderChangeTokens.changing),
      change: container.get(orderChangeTokens.change),
      listOpenIntents: container.get(releaseTokens.listOpenIntents),
      followFailure: container.get(sessionTokens.followFailure),
    });
  return { Screen: withDrafts(container.get(draftsTokens.textStore), withModel(OrderChangeScreen, create)) };
}
