import { canonicalText } from '@domain/release/canonical-text';
import type { Order } from '@domain/order/open/order';
import type { OrderRequest } from '@domain/order/order-request';
import type { ReleaseGateway } from '../ports/bank/release-gateway';
import type { Registration } from '../release/registration';

type OrderGateway = ReleaseGateway<OrderRequest, Order>;

/** A new order: the same one in another window is taken for a mistake. */
export const orderRegistration = (gateway: OrderGateway): Registration<OrderRequest, Order> => ({
  kind: 'order',
  gateway,
  bodyOf: canonicalText,
  referenceOf: ({ id }) => id,
  isTwin: (one, other) => one.kind === other.kind && one.body === other.body,
});

/** An order at a dealer's price: the same deal at another price is the same mistake. */
export const quoteOrderRegistration = (gateway: OrderGateway): Registration<OrderRequest, Order> => ({
  ...orderRegistration(gateway),
  kind: 'quote-order',
  isTwin: (one, other) => one.kind === other.kind && dealOf(one.body) === dealOf(other.body),
});

/** What each quote has of its own: its price, and the ticket it was given for. */
const quoted: readonly string[] = ['limit', 'quoteId', 'quoteTicketId', 'quotedAt'];

const dealOf = (body: string): string =>
  JSON.stringify(JSON.parse(body), (key, part: unknown) => (quoted.includes(key) ? undefined : part));
