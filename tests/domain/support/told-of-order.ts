import type { Node } from '@domain/form/nodes/node';
import type { VenueQuote } from '@domain/instrument/venue';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import type { OrderFormFacts } from '@domain/order/form/order-form-facts';
import type { OrderNodes } from '@domain/order/form/order-nodes';
import { instant } from '@domain/time/instant';
import { filledForm } from './filled-order';
import { dealer, facts, filledDraft, quote } from './samples';

/** Noon of Monday 23 November 2026 in Berlin. */
const now = instant(Date.UTC(2026, 10, 23, 11, 0, 0));

/** What the dealer quotes. */
export const quotesAt = (given: VenueQuote) => new Map([[dealer.id, { ...given, venueId: dealer.id }]]);

/** Bid 99, ask 101, last 100; limit 95, trigger 105. */
export const filled = (change: Partial<OrderDraft>): OrderDraft => ({ ...filledDraft, ...change });
const { venueId: _venue, ...placeless } = filledDraft;
const { instrument: _instrument, ...untold } = filledDraft;
/** The sample without a venue. */
export const unplaced: OrderDraft = placeless;
/** The sample without a security. */
export const nameless: OrderDraft = untold;

/** What a node of the form says of a draft. */
export function told<T>(
  pick: (nodes: OrderNodes) => Node<T>,
  draft: OrderDraft = filledDraft,
  more: Partial<OrderFormFacts> = {},
): T | undefined {
  const session = filledForm(draft, { ...facts, now, quotes: quotesAt(quote), ...more });
  return session.value(pick(session.nodes));
}
