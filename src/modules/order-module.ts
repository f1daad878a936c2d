import { StoredOrderDrafts } from '@adapters/browser/storage/stored-order-drafts';
import { WebLocks } from '@adapters/browser/web-locks';
import { HttpInstrumentGateway } from '@adapters/http/instrument/http-instrument-gateway';
import { AcknowledgeIntent } from '@application/order/acknowledge-intent';
import { AskBank } from '@application/order/ask-bank';
import { DiscardIntent } from '@application/order/discard-intent';
import { FindInstrument } from '@application/order/find-instrument';
import { IntentDesk } from '@application/order/intent-desk';
import { KeepOrderDraft } from '@application/order/keep-order-draft';
import { ListOpenIntents } from '@application/order/list-open-intents';
import { LoadCosts } from '@application/order/load-costs';
import { LoadDimensions } from '@application/order/load-dimensions';
import { LoadPrices } from '@application/order/load-prices';
import { LoadQuotes } from '@application/order/load-quotes';
import { PrevalidateOrder } from '@application/order/prevalidate-order';
import { ReleaseOrder } from '@application/order/release-order';
import { RequestRelease } from '@application/order/request-release';
import { RestoreOrderDraft } from '@application/order/restore-order-draft';
import { SearchInstruments } from '@application/order/search-instruments';
import { RecordingJournal } from '@application/receipt/recording-journal';
import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { tokens } from '../tokens';

/** Finding out what can be ordered, and at what price. */
function bindMarket({ bind }: ContainerModuleLoadOptions): void {
  bind(tokens.instruments)
    .toResolvedValue((client) => new HttpInstrumentGateway(client), [tokens.client])
    .inSingletonScope();
  bind(tokens.searchInstruments)
    .toResolvedValue((instruments) => new SearchInstruments(instruments), [tokens.instruments])
    .inSingletonScope();
  bind(tokens.findInstrument)
    .toResolvedValue((instruments) => new FindInstrument(instruments), [tokens.instruments])
    .inSingletonScope();
  bind(tokens.loadQuotes)
    .toResolvedValue((instruments) => new LoadQuotes(instruments), [tokens.instruments])
    .inSingletonScope();
  bind(tokens.loadPrices)
    .toResolvedValue((instruments) => new LoadPrices(instruments), [tokens.instruments])
    .inSingletonScope();
  bind(tokens.loadDimensions)
    .toResolvedValue((orders) => new LoadDimensions(orders), [tokens.orders])
    .inSingletonScope();
  bind(tokens.prevalidateOrder)
    .toResolvedValue((orders) => new PrevalidateOrder(orders), [tokens.orders])
    .inSingletonScope();
  bind(tokens.loadCosts)
    .toResolvedValue((orders) => new LoadCosts(orders), [tokens.orders])
    .inSingletonScope();
}

/** The life of an intent: one desk, and one of each use case, so that a double click joins the first. */
function bindRelease({ bind }: ContainerModuleLoadOptions): void {
  bind(tokens.locks)
    .toResolvedValue(({ locks }) => new WebLocks(locks), [tokens.environment])
    .inSingletonScope();
  bind(tokens.intentDesk)
    .toResolvedValue(
      (orders, journal, drafts, clock, scheduler, log) =>
        new IntentDesk({
          orders,
          journal: new RecordingJournal(journal, log),
          drafts,
          clock,
          scheduler,
        }),
      [tokens.orders, tokens.journal, tokens.drafts, tokens.clock, tokens.scheduler, tokens.actionLog],
    )
    .inSingletonScope();
  bind(tokens.requestRelease)
    .toResolvedValue(
      (orders, desk, identifiers, clock, locks) =>
        new RequestRelease(orders, desk, identifiers, clock, locks),
      [tokens.orders, tokens.intentDesk, tokens.identifiers, tokens.clock, tokens.locks],
    )
    .inSingletonScope();
  bind(tokens.releaseOrder)
    .toResolvedValue((orders, desk) => new ReleaseOrder(orders, desk), [tokens.orders, tokens.intentDesk])
    .inSingletonScope();
  bind(tokens.askBank)
    .toResolvedValue((desk) => new AskBank(desk), [tokens.intentDesk])
    .inSingletonScope();
  bind(tokens.discardIntent)
    .toResolvedValue((desk) => new DiscardIntent(desk), [tokens.intentDesk])
    .inSingletonScope();
  bind(tokens.acknowledgeIntent)
    .toResolvedValue((desk) => new AcknowledgeIntent(desk), [tokens.intentDesk])
    .inSingletonScope();
  bind(tokens.listOpenIntents)
    .toResolvedValue((journal, clock) => new ListOpenIntents(journal, clock), [tokens.journal, tokens.clock])
    .inSingletonScope();
}

/** What is typed, kept until it has done its work. */
function bindDraft({ bind }: ContainerModuleLoadOptions): void {
  bind(tokens.orderDrafts)
    .toResolvedValue(
      (store, logger) => new StoredOrderDrafts({ store, logger }),
      [tokens.drafts, tokens.logger],
    )
    .inSingletonScope();
  bind(tokens.keepOrderDraft)
    .toResolvedValue(
      (drafts, identifiers) => new KeepOrderDraft(drafts, identifiers),
      [tokens.orderDrafts, tokens.identifiers],
    )
    .inSingletonScope();
  bind(tokens.restoreOrderDraft)
    .toResolvedValue(
      (drafts, locks, identifiers) => new RestoreOrderDraft(drafts, locks, identifiers),
      [tokens.orderDrafts, tokens.locks, tokens.identifiers],
    )
    .inSingletonScope();
}

/** Order entry. */
export const orderModule = new ContainerModule((options) => {
  bindMarket(options);
  bindRelease(options);
  bindDraft(options);
});
