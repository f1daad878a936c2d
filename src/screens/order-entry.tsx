import { orderDraftName, quoteTicketDraft } from '@domain/order/draft/order-draft-name';
import type { DraftKind } from '@domain/order/draft/draft-kind';
import type { ScreenModule } from '@ui/app/screens';
import { OrderEntryModel } from '@ui/screens/order-entry/order-entry-model';
import { OrderEntryScreen } from '@ui/screens/order-entry/order-entry-screen';
import type { Container } from 'inversify';
import { listenToBank } from '../listen-to-bank';
import { loadOnce } from '../later/load-once';
import { consentModule } from '../modules/order/consent-module';
import { draftsModule } from '../modules/release/drafts-module';
import { draftsTokens } from '../modules/release/drafts-tokens';
import { orderBookModule } from '../modules/order/order-book-module';
import { orderDraftsModule } from '../modules/order/order-drafts-module';
import { marketModule } from '../modules/order/market-module';
import { orderModule } from '../modules/order/order-module';
import { orderTemplateModule } from '../modules/order/order-template-module';
import { receiptModule } from '../modules/release/receipt-module';
import { releaseModule } from '../modules/release/release-module';
import { consentTokens } from '../modules/order/consent-tokens';
import { depotTokens } from '../modules/depot/depot-tokens';
import { tanTools } from '../release/tan-tools';
import { bankTokens } from '../modules/session/bank-tokens';
import { marketTokens } from '../modules/order/market-tokens';
import { orderTokens } from '../modules/order/order-tokens';
import { orderBookTokens } from '../modules/order/order-book-tokens';
import { orderTemplateTokens } from '../modules/order/order-template-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';
import { releaseTokens } from '../modules/release/release-tokens';
import { sessionTokens } from '../modules/session/session-tokens';
import { withDrafts } from '../release/with-drafts';

/** How a new order page is made, once its modules are there; each kind of page keeps a draft of its own. */
export function orderEntryModels(container: Container, kind: DraftKind = 'STANDARD'): () => OrderEntryModel {
  listenToBank(container);
  loadOnce(
    container,
    draftsModule,
    receiptModule,
    releaseModule,
    marketModule,
    orderModule,
    orderDraftsModule,
    orderBookModule,
    orderTemplateModule,
    consentModule,
  );
  const tab = container.get(platformTokens.identifiers).tab();
  return () =>
    new OrderEntryModel({
      market: container.get(marketTokens.market),
      holdings: container.get(depotTokens.holdings),
      book: container.get(orderBookTokens.book),
      preferences: container.get(bankTokens.preferences),
      templates: container.get(orderTemplateTokens.orderTemplates),
      consents: container.get(consentTokens.consents),
      quoteTrading: async () => (await import('../quote-trading')).quoteTrading(container),
      money: async () => (await import('../later/order-money')).orderMoney(container),
      drafts: container.get(orderTokens.drafting)(kind),
      releases: {
        order: container.get(orderTokens.orderRelease),
        quoteOrder: container.get(orderTokens.quoteOrderRelease),
        listOpen: container.get(releaseTokens.listOpenIntents),
        drafts: { order: orderDraftName(tab, kind), quoteTicket: quoteTicketDraft(tab) },
      },
      ...tanTools(container),
      scheduler: container.get(draftsTokens.scheduler),
      followFailure: container.get(sessionTokens.followFailure),
    });
}

/** `order/erstellung` */
export function orderEntryScreen(container: Container): ScreenModule {
  const createModel = orderEntryModels(container);
  return {
    Screen: withDrafts(container.get(draftsTokens.textStore), () => (
      <OrderEntryScreen createModel={createModel} />
    )),
  };
}
