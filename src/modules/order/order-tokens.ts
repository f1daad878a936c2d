import type { OrderDrafting } from '@application/order/order-drafting';
import type { OrderDrafts } from '@application/ports/storage/order-drafts';
import type { Release } from '@application/release/release';
import type { DraftKind } from '@domain/order/draft/draft-kind';
import type { Order } from '@domain/order/open/order';
import type { OrderRequest } from '@domain/order/order-request';
import { token } from '../../token';

/** What `order-module` binds. */
export const orderTokens = {
  orderRelease: token<Release<OrderRequest, Order>>('OrderRelease'),
  quoteOrderRelease: token<Release<OrderRequest, Order>>('QuoteOrderRelease'),
  orderDrafts: token<OrderDrafts>('OrderDrafts'),
  drafting: token<(kind: DraftKind) => OrderDrafting>('OrderDrafting'),
} as const;
