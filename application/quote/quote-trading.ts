import type { Stopwatch } from '../ports/stopwatch';
import type { QuoteTicketId } from '@domain/codes/ids';
import type { QuoteRequest } from '@domain/order/quote/quote';
import type { Release } from '../release/release';
import type { AcceptQuote } from './accept-quote';
import type { RequestQuote } from './request-quote';

/** Trading on a dealer's quote, whose life is told by a stopwatch (ORD-18). */
export interface QuoteTrading {
  /** Opens the dialogue with the dealers. */
  readonly ticket: Release<QuoteRequest, QuoteTicketId>;
  readonly request: Pick<RequestQuote, 'execute'>;
  readonly accept: Pick<AcceptQuote, 'execute'>;
  readonly stopwatch: Stopwatch;
}
