import type { ListOpenIntents } from '@application/release/list-open-intents';
import type { Release } from '@application/release/release';
import type { Order } from '@domain/order/open/order';
import type { OrderRequest } from '@domain/order/order-request';
import type { Intent } from '@domain/release/intent';

/** What is released from an order page. */
export interface OrderReleases {
  readonly order: Release<OrderRequest, Order>;
  readonly quoteOrder: Release<OrderRequest, Order>;
  /** Those of which an earlier page has not learnt the end. */
  readonly listOpen: Pick<ListOpenIntents, 'execute'>;
  /** Under which names the page's draft is kept, and its request for quotes would be. */
  readonly drafts: Readonly<Record<'order' | 'quoteTicket', string>>;
}

/** An order that an earlier page has sent without learning what became of it, with the kind it is released as. */
export async function unansweredOrder({
  order,
  quoteOrder,
  listOpen,
}: OrderReleases): Promise<
  { readonly kind: Release<OrderRequest, Order>; readonly intent: Intent } | undefined
> {
  const mine = [order, quoteOrder];
  const [intent] = await listOpen.execute((each) => mine.some(({ kind }) => kind === each.kind))();
  const kind = mine.find((release) => release.kind === intent?.kind);
  return intent === undefined || kind === undefined ? undefined : { kind, intent };
}
