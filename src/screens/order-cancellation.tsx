import type { ScreenModule } from '@ui/app/screens';
import { OrderCancellationModel } from '@ui/screens/order-cancellation/order-cancellation-model';
import { OrderCancellationScreen } from '@ui/screens/order-cancellation/order-cancellation-screen';
import type { Container } from 'inversify';
import { listenToBank } from '../listen-to-bank';
import { loadOnce } from '../later/load-once';
import { depotModule } from '../modules/depot/depot-module';
import { depotTokens } from '../modules/depot/depot-tokens';
import { draftsModule } from '../modules/release/drafts-module';
import { orderBookModule } from '../modules/order/order-book-module';
import { receiptModule } from '../modules/release/receipt-module';
import { releaseModule } from '../modules/release/release-module';
import { tanTools } from '../release/tan-tools';
import { orderBookTokens } from '../modules/order/order-book-tokens';
import { orderCancellationModule } from '../modules/order/order-cancellation-module';
import { orderCancellationTokens } from '../modules/order/order-cancellation-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';
import { releaseTokens } from '../modules/release/release-tokens';
import { sessionTokens } from '../modules/session/session-tokens';
import { namedId, namedOrder } from './loading/named-order';
import { withModel } from './loading/with-model';

/** `order/streichung` */
export function orderCancellationScreen(container: Container): ScreenModule {
  listenToBank(container);
  loadOnce(
    container,
    draftsModule,
    depotModule,
    receiptModule,
    releaseModule,
    orderBookModule,
    orderCancellationModule,
  );
  const { search } = container.get(platformTokens.environment);
  const create = (): OrderCancellationModel =>
    new OrderCancellationModel(namedOrder(search()), namedId(search(), 'leg'), {
      ...tanTools(container),
      book: container.get(orderBookTokens.book),
      depots: container.get(depotTokens.holdings).depots,
      cancellation: container.get(orderCancellationTokens.cancellation),
      listOpenIntents: container.get(releaseTokens.listOpenIntents),
      followFailure: container.get(sessionTokens.followFailure),
    });
  return { Screen: withModel(OrderCancellationScreen, create) };
}
