import type { QuoteGateway } from '@application/ports/bank/quote-gateway';
import type { Stopwatch } from '@application/ports/stopwatch';
import type { AcceptQuote } from '@application/quote/accept-quote';
import type { RequestQuote } from '@application/quote/request-quote';
import type { Release } from '@application/release/release';
import type { QuoteTicketId } from '@domain/codes/ids';
import type { QuoteRequest } from '@domain/order/quote/quote';
import { token } from '../../token';

/** What `quote-module` binds. */
export const quoteTokens = {
  quoteTicketRelease: token<Release<QuoteRequest, QuoteTicketId>>('QuoteTicketRelease'),
  stopwatch: token<Stopwatch>('Stopwatch'),
  quotes: token<QuoteGateway>('QuoteGateway'),
  requestQuote: token<RequestQuote>('RequestQuote'),
  acceptQuote: token<AcceptQuote>('AcceptQuote'),
} as const;
