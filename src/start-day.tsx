import { HttpApplicationDraftGateway } from '@adapters/http/application/http-application-draft-gateway';
import { HttpValueHistoryGateway } from '@adapters/http/depot/http-value-history-gateway';
import { HttpNotificationGateway } from '@adapters/http/postbox/http-notification-gateway';
import { HttpUnreadGateway } from '@adapters/http/postbox/http-unread-gateway';
import { LoadValueHistory } from '@application/depot/load-value-history';
import { DayModel } from '@ui/screens/start/day/day-model';
import { DayView } from '@ui/screens/start/day/day-view';
import * as O from 'fp-ts/Option';
import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import { loadOnce } from './later/load-once';
import { depotTokens } from './modules/depot/depot-tokens';
import { marketModule } from './modules/order/market-module';
import { orderDraftsModule } from './modules/order/order-drafts-module';
import { orderTokens } from './modules/order/order-tokens';
import { platformTokens } from './modules/platform/platform-tokens';
import { receiptModule } from './modules/release/receipt-module';
import { releaseModule } from './modules/release/release-module';
import { draftsModule } from './modules/release/drafts-module';
import { bankTokens } from './modules/session/bank-tokens';
import { liveModule } from './modules/session/live-module';
import { liveTokens } from './modules/session/live-tokens';

/** The day on the start page: comes after what the page is about. */
export function startDay(container: Container): ComponentType {
  loadOnce(
    container,
    liveModule,
    draftsModule,
    receiptModule,
    releaseModule,
    marketModule,
    orderDraftsModule,
  );
  const client = container.get(bankTokens.client);
  const begunOrder = async (): Promise<string | undefined> => {
    const draft = await container.get(orderTokens.drafting)('STANDARD').restore()();
    return O.toUndefined(draft)?.instrument?.name;
  };
  const model = new DayModel({
    holdings: container.get(depotTokens.holdings),
    loadValueHistory: new LoadValueHistory(new HttpValueHistoryGateway(client)),
    orders: container.get(liveTokens.orders),
    notifications: new HttpNotificationGateway(client),
    unread: new HttpUnreadGateway(client),
    begunOrder,
    applications: new HttpApplicationDraftGateway(client),
    clock: container.get(platformTokens.clock),
    scheduler: container.get(platformTokens.scheduler),
  });
  return () => <DayView model={model} />;
}
