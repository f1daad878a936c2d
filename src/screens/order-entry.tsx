import { orderDraftName, quoteTicketDraft } from '@domain/order/draft/order-draft-name';
import type { DraftKind } from '@domain/order/draft/draft-kind';
import type { ScreenModule } from '@ui/app/screens';
import { OrderEntryModel } from '@ui/screens/order-entry/order-entry-model';
import { OrderEntryScreen } from '@ui/screens/order-entry/order-entry-screen';
import type { Container } from 'inversify';
import { listenToBank } from '../listen-to-bank';
import { loadOnce } from '../load-once';
import { consentModule } from '../modules/order/consent-module';
import { draftsModule } from '../modules/release/drafts-module';
import { orderBookModule } from '../modules/order/order-book-module';
import { orderModule } from '../modules/order/order-module';
import { orderPreferencesModule } from '../modules/order/order-preferences-module';
import { orderTemplateModule } from '../modules/order/order-template-module';
import { quoteModule } from '../modules/order/quote-module';
import { receiptModule } from '../modules/release/receipt-module';
import { releaseModule } from '../modules/release/release-module';
import { consentTokens } from '../modules/order/consent-tokens';
import { depotTokens } from '../modules/depot/depot-tokens';
import { liveTokens } from '../modules/session/live-tokens';
import { orderTokens } from '../modules/order/order-tokens';
import { orderBookTokens } from '../modules/order/order-book-tokens';
import { orderPreferencesTokens } from '../modules/order/order-preferences-tokens';
import { orderTemplateTokens } from '../modules/order/order-template-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';
import { quoteTokens } from '../modules/order/quote-tokens';
import { releaseTokens } from '../modules/release/release-tokens';
import { sessionTokens } from '../modules/session/session-tokens';

/** How a new order page is made, once its modules are there; each kind of page keeps a draft of its own. */
export function orderEntryModels(container: Container, kind: DraftKind = 'STANDARD'): () => OrderEntryModel {
  listenToBank(container);
  loadOnce(
    container,
    draftsModule,
    receiptModule,
    releaseModule,
    orderModule,
    orderBookModule,
    orderPreferencesModule,
    orderTemplateModule,
    consentModule,
    quoteModule,
  );
  const keepDraft = container.get(orderTokens.keepOrderDraft);
  const restoreDraft = container.get(orderTokens.restoreOrderDraft);
  const tab = container.get(platformTokens.identifiers).tab();
  return () =>
    new OrderEntryModel({
      searchInstruments: container.get(orderTokens.searchInstruments),
      findInstrument: container.get(orderTokens.findInstrument),
      findOrder: container.get(orderBookTokens.findOrder),
      loadPreferences: container.get(orderPreferencesTokens.loadOrderPreferences),
      changePreferences: container.get(orderPreferencesTokens.changeOrderPreferences),
      listTemplates: container.get(orderTemplateTokens.listOrderTemplates),
      loadTemplate: container.get(orderTemplateTokens.loadOrderTemplate),
      keepTemplate: container.get(orderTemplateTokens.keepOrderTemplate),
      changeTemplate: container.get(orderTemplateTokens.changeOrderTemplate),
      renameTemplate: container.get(orderTemplateTokens.renameOrderTemplate),
      dropTemplate: container.get(orderTemplateTokens.dropOrderTemplate),
      loadConsents: container.get(consentTokens.loadConsents),
      grantConsents: container.get(consentTokens.grantConsents),
      requestQuote: container.get(quoteTokens.requestQuote),
      acceptQuote: container.get(quoteTokens.acceptQuote),
      stopwatch: container.get(quoteTokens.stopwatch),
      loadDimensions: container.get(orderTokens.loadDimensions),
      loadQuotes: container.get(orderTokens.loadQuotes),
      loadPrices: container.get(orderTokens.loadPrices),
      watchQuotes: container.get(liveTokens.watchQuotes),
      loadDepots: container.get(depotTokens.loadDepots),
      loadPositions: container.get(depotTokens.loadPositions),
      loadBalances: container.get(depotTokens.loadBalances),
      loadCosts: container.get(orderTokens.loadCosts),
      prevalidateOrder: container.get(orderTokens.prevalidateOrder),
      keepDraft: { execute: (draft) => keepDraft.execute(draft, kind) },
      restoreDraft: { execute: () => restoreDraft.execute(kind) },
      releases: {
        order: container.get(orderTokens.orderRelease),
        quoteOrder: container.get(orderTokens.quoteOrderRelease),
        quoteTicket: container.get(quoteTokens.quoteTicketRelease),
        drafts: { order: orderDraftName(tab, kind), quoteTicket: quoteTicketDraft(tab) },
      },
      listOpenIntents: container.get(releaseTokens.listOpenIntents),
      awaitPush: container.get(sessionTokens.awaitPush),
      watchOrders: container.get(liveTokens.watchOrders),
      followFailure: container.get(sessionTokens.followFailure),
      clock: container.get(platformTokens.clock),
      scheduler: container.get(platformTokens.scheduler),
    });
}

/** `order/erstellung` */
export function orderEntryScreen(container: Container): ScreenModule {
  const createModel = orderEntryModels(container);
  return { Screen: () => <OrderEntryScreen createModel={createModel} /> };
}
