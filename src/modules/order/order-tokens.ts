import type { FindInstrument } from '@application/order/find-instrument';
import type { KeepOrderDraft } from '@application/order/keep-order-draft';
import type { LoadCosts } from '@application/order/load-costs';
import type { LoadDimensions } from '@application/order/load-dimensions';
import type { LoadPrices } from '@application/order/load-prices';
import type { LoadQuotes } from '@application/order/load-quotes';
import type { PrevalidateOrder } from '@application/order/prevalidate-order';
import type { RestoreOrderDraft } from '@application/order/restore-order-draft';
import type { SearchInstruments } from '@application/order/search-instruments';
import type { InstrumentGateway } from '@application/ports/bank/instrument-gateway';
import type { OrderDrafts } from '@application/ports/order-drafts';
import type { Release } from '@application/release/release';
import type { Order } from '@domain/order/open/order';
import type { OrderRequest } from '@domain/order/order-request';
import { token } from '../../token';

/** What `order-module` binds. */
export const orderTokens = {
  instruments: token<InstrumentGateway>('InstrumentGateway'),
  orderDrafts: token<OrderDrafts>('OrderDrafts'),
  orderRelease: token<Release<OrderRequest, Order>>('OrderRelease'),
  quoteOrderRelease: token<Release<OrderRequest, Order>>('QuoteOrderRelease'),
  searchInstruments: token<SearchInstruments>('SearchInstruments'),
  findInstrument: token<FindInstrument>('FindInstrument'),
  loadDimensions: token<LoadDimensions>('LoadDimensions'),
  loadQuotes: token<LoadQuotes>('LoadQuotes'),
  loadPrices: token<LoadPrices>('LoadPrices'),
  prevalidateOrder: token<PrevalidateOrder>('PrevalidateOrder'),
  loadCosts: token<LoadCosts>('LoadCosts'),
  keepOrderDraft: token<KeepOrderDraft>('KeepOrderDraft'),
  restoreOrderDraft: token<RestoreOrderDraft>('RestoreOrderDraft'),
} as const;
