import type { ListOpenIntents } from '@application/release/list-open-intents';
import type { Release } from '@application/release/release';
import type { Order } from '@domain/order/open/order';
import type { OrderRequest } from '@domain/order/order-request';

/** What is released from an order page. */
export interface OrderReleases {
  readonly order: Release<OrderRequest, Order>;
  readonly quoteOrder: Release<OrderRequest, Order>;
  /** Those of which an earlier page has not learnt the end. */
  readonly listOpen: Pick<ListOpenIntents, 'execute'>;
  /** Under which names the page's draft is kept, and its request for quotes would be. */
  readonly drafts: Readonly<Record<'order' | 'quoteTicket', string>>;
}
