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
import { bankTokens } from '../session/bank-tokens';
import { draftsTokens } from '../release/drafts-tokens';
import { liveTokens } from '../session/live-tokens';
import { orderTokens } from './order-tokens';
import { platformTokens } from '../platform/platform-tokens';
import { releaseTokens } from '../release/release-tokens';

/** Finding out what can be ordered, and at what price. */
function bindMarket({ bind }: ContainerModuleLoadOptions): void {
  bind(orderTokens.instruments)
    .toResolvedValue((client) => new HttpInstrumentGateway(client), [bankTokens.client])
    .inSingletonScope();
  bind(orderTokens.searchInstruments)
    .toResolvedValue((instruments) => new SearchInstruments(instruments), [orderTokens.instruments])
    .inSingletonScope();
  bind(orderTokens.findInstrument)
    .toResolvedValue((instruments) => new FindInstrument(instruments), [orderTokens.instruments])
    .inSingletonScope();
  bind(orderTokens.loadQuotes)
    .toResolvedValue((instruments) => new LoadQuotes(instruments), [orderTokens.instruments])
    .inSingletonScope();
  bind(orderTokens.loadPrices)
    .toResolvedValue((instruments) => new LoadPrices(instruments), [orderTokens.instruments])
    .inSingletonScope();
  bind(orderTokens.loadDimensions)
    .toResolvedValue((orders) => new LoadDimensions(orders), [liveTokens.orders])
    .inSingletonScope();
  bind(orderTokens.prevalidateOrder)
    .toResolvedValue((orders) => new PrevalidateOrder(orders), [liveTokens.orders])
    .inSingletonScope();
  bind(orderTokens.loadCosts)
    .toResolvedValue((orders) => new LoadCosts(orders), [liveTokens.orders])
    .inSingletonScope();
}

/** New orders, made of a quote or not. One release each, so that a double click joins the first. */
function bindRelease({ bind }: ContainerModuleLoadOptions): void {
  bind(orderTokens.orderRelease)
    .toResolvedValue(
      (client, tools) => new Release(orderRegistration(new HttpOrderRelease(client)), tools),
      [bankTokens.client, releaseTokens.releaseTools],
    )
    .inSingletonScope();
  bind(orderTokens.quoteOrderRelease)
    .toResolvedValue(
      (client, tools) => new Release(quoteOrderRegistration(new HttpOrderRelease(client)), tools),
      [bankTokens.client, releaseTokens.releaseTools],
    )
    .inSingletonScope();
}

/** What is typed, kept until it has done its work. */
function bindDraft({ bind }: ContainerModuleLoadOptions): void {
  bind(orderTokens.orderDrafts)
    .toResolvedValue(
      (store, logger) => new StoredOrderDrafts({ store, logger }),
      [draftsTokens.textStore, platformTokens.logger],
    )
    .inSingletonScope();
  bind(orderTokens.keepOrderDraft)
    .toResolvedValue(
      (drafts, identifiers) => new KeepOrderDraft(drafts, identifiers),
      [orderTokens.orderDrafts, platformTokens.identifiers],
    )
    .inSingletonScope();
  bind(orderTokens.restoreOrderDraft)
    .toResolvedValue(
      (drafts, instruments, locks, identifiers) =>
        new RestoreOrderDraft({ drafts, instruments, locks, identifiers }),
      [orderTokens.orderDrafts, orderTokens.instruments, releaseTokens.locks, platformTokens.identifiers],
    )
    .inSingletonScope();
}

/** Order entry. */
export const orderModule = new ContainerModule((options) => {
  bindMarket(options);
  bindRelease(options);
  bindDraft(options);
});
