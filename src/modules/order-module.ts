import { StoredOrderDrafts } from '@adapters/browser/storage/stored-order-drafts';
import { HttpOrderRelease } from '@adapters/http/order/http-order-release';
import { HttpInstrumentGateway } from '@adapters/http/instrument/http-instrument-gateway';
import { FindInstrument } from '@application/order/find-instrument';
import { KeepOrderDraft } from '@application/order/keep-order-draft';
import { LoadCosts } from '@application/order/load-costs';
import { LoadDimensions } from '@application/order/load-dimensions';
import { LoadPrices } from '@application/order/load-prices';
import { LoadQuotes } from '@application/order/load-quotes';
import { orderRegistration, quoteOrderRegistration } from '@application/order/order-registration';
import { PrevalidateOrder } from '@application/order/prevalidate-order';
import { RestoreOrderDraft } from '@application/order/restore-order-draft';
import { SearchInstruments } from '@application/order/search-instruments';
import { Release } from '@application/release/release';
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

/** New orders, made of a quote or not. One release each, so that a double click joins the first. */
function bindRelease({ bind }: ContainerModuleLoadOptions): void {
  bind(tokens.orderRelease)
    .toResolvedValue(
      (client, tools) => new Release(orderRegistration(new HttpOrderRelease(client)), tools),
      [tokens.client, tokens.releaseTools],
    )
    .inSingletonScope();
  bind(tokens.quoteOrderRelease)
    .toResolvedValue(
      (client, tools) => new Release(quoteOrderRegistration(new HttpOrderRelease(client)), tools),
      [tokens.client, tokens.releaseTools],
    )
    .inSingletonScope();
}

/** What is typed, kept until it has done its work. */
function bindDraft({ bind }: ContainerModuleLoadOptions): void {
  bind(tokens.orderDrafts)
    .toResolvedValue(
      (store, logger) => new StoredOrderDrafts({ store, logger }),
      [tokens.textStore, tokens.logger],
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
