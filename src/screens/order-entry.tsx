import { orderDraftName, quoteTicketDraft } from '@domain/order/draft/order-draft-name';
import type { DraftKind } from '@domain/order/draft/draft-kind';
import type { ScreenModule } from '@ui/app/screens';
import { OrderEntryModel } from '@ui/screens/order-entry/order-entry-model';
import { OrderEntryScreen } from '@ui/screens/order-entry/order-entry-screen';
import type { Container } from 'inversify';
import { listenToBank } from '../listen-to-bank';
import { loadOnce } from '../load-once';
import { consentModule } from '../modules/consent-module';
import { draftsModule } from '../modules/drafts-module';
import { orderBookModule } from '../modules/order-book-module';
import { orderModule } from '../modules/order-module';
import { orderPreferencesModule } from '../modules/order-preferences-module';
import { orderTemplateModule } from '../modules/order-template-module';
import { quoteModule } from '../modules/quote-module';
import { receiptModule } from '../modules/receipt-module';
import { releaseModule } from '../modules/release-module';
import { tokens } from '../tokens';

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
  const keepDraft = container.get(tokens.keepOrderDraft);
  const restoreDraft = container.get(tokens.restoreOrderDraft);
  const tab = container.get(tokens.identifiers).tab();
  return () =>
    new OrderEntryModel({
      searchInstruments: container.get(tokens.searchInstruments),
      findInstrument: container.get(tokens.findInstrument),
      findOrder: container.get(tokens.findOrder),
      loadPreferences: container.get(tokens.loadOrderPreferences),
      changePreferences: container.get(tokens.changeOrderPreferences),
      listTemplates: container.get(tokens.listOrderTemplates),
      loadTemplate: container.get(tokens.loadOrderTemplate),
      keepTemplate: container.get(tokens.keepOrderTemplate),
      changeTemplate: container.get(tokens.changeOrderTemplate),
      renameTemplate: container.get(tokens.renameOrderTemplate),
      dropTemplate: container.get(tokens.dropOrderTemplate),
      loadConsents: container.get(tokens.loadConsents),
      grantConsents: container.get(tokens.grantConsents),
      requestQuote: container.get(tokens.requestQuote),
      acceptQuote: container.get(tokens.acceptQuote),
      stopwatch: container.get(tokens.stopwatch),
      loadDimensions: container.get(tokens.loadDimensions),
      loadQuotes: container.get(tokens.loadQuotes),
      loadPrices: container.get(tokens.loadPrices),
      watchQuotes: container.get(tokens.watchQuotes),
      loadDepots: container.get(tokens.loadDepots),
      loadPositions: container.get(tokens.loadPositions),
      loadBalances: container.get(tokens.loadBalances),
      loadCosts: container.get(tokens.loadCosts),
      prevalidateOrder: container.get(tokens.prevalidateOrder),
      keepDraft: { execute: (draft) => keepDraft.execute(draft, kind) },
      restoreDraft: { execute: () => restoreDraft.execute(kind) },
      releases: {
        order: container.get(tokens.orderRelease),
        quoteOrder: container.get(tokens.quoteOrderRelease),
        quoteTicket: container.get(tokens.quoteTicketRelease),
        drafts: { order: orderDraftName(tab, kind), quoteTicket: quoteTicketDraft(tab) },
      },
      listOpenIntents: container.get(tokens.listOpenIntents),
      awaitPush: container.get(tokens.awaitPush),
      watchOrders: container.get(tokens.watchOrders),
      followFailure: container.get(tokens.followFailure),
      clock: container.get(tokens.clock),
      scheduler: container.get(tokens.scheduler),
    });
}

/** `order/erstellung` */
export function orderEntryScreen(container: Container): ScreenModule {
  const createModel = orderEntryModels(container);
  return { Screen: () => <OrderEntryScreen createModel={createModel} /> };
}
