import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { LocalDate } from '../../time/local-date';
import { venueOf, type Dimensions } from '../../instrument/dimensions';
import { fallBackOf, type FallBack } from '../draft/fall-back';
import type { OrderDraft } from '../draft/order-draft';
import type { OrderRequest } from '../order-request';
import type { QuoteRequest } from '../quote/quote';
import { deskOf } from './price-desk';
import { readNext } from './read-next';
import { readPriced } from './read-priced';
import { readQuoteRequest } from './read-quote-request';
import type { Read } from './reading';
import { draftOf } from '../draft/typed-draft';
import type { Venue } from '../../instrument/venue';

/** What a draft is read against. */
export interface OrderFacts {
  readonly dimensions: Dimensions;
  /** The bank's calendar day in Berlin. */
  readonly today: LocalDate;
}

/**
 * A draft that can be sent: an order, or the request for the quote that an order is then made of. `fallBack` says if
 * it is sent as something else than was chosen.
 */
export type ReadOrder = { readonly fallBack?: FallBack } & (
  | { readonly kind: 'order'; readonly order: OrderRequest }
  | { readonly kind: 'quote'; readonly request: QuoteRequest }
);

/**
 * Reads an edited draft into an order, or into everything that is wrong with it at once, each issue at its
 * field. Here alone limits fall away: incomplete ones and those at a fund company (ORD-05 to ORD-15).
 */
export function toOrder(edited: OrderDraft, { dimensions, today }: OrderFacts): Read<ReadOrder> {
  const venue = venueOf(dimensions, edited.venueId);
  const fallBack = fallBackOf(edited, venue);
  return pipe(
    readAs({ ...edited, orderType: fallBack?.to ?? edited.orderType }, venue, today),
    E.map((read) => ({ ...read, ...(fallBack === undefined ? {} : { fallBack }) })),
  );
}

function readAs(edited: OrderDraft, venue: Venue | undefined, today: LocalDate): Read<ReadOrder> {
  const draft = draftOf(edited);
  const desk = deskOf(edited, venue);
  switch (draft.orderType) {
    case 'QUOTE':
      return pipe(
        readQuoteRequest(draft, venue),
        E.map((request) => ({ kind: 'quote', request })),
      );
    case 'NEXT_ORDER':
      return pipe(readNext(draft, { venue, today }, desk), E.map(asOrder));
    default:
      return pipe(readPriced(draft, { venue, today }, desk), E.map(asOrder));
  }
}

const asOrder = (order: OrderRequest): ReadOrder => ({ kind: 'order', order });
