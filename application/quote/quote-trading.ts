import type { Stopwatch } from '../ports/stopwatch';
import type { AcceptQuote } from './accept-quote';
import type { RequestQuote } from './request-quote';

/** Trading on a dealer's quote, whose life is told by a stopwatch (ORD-18). */
export interface QuoteTrading {
  readonly request: Pick<RequestQuote, 'execute'>;
  readonly accept: Pick<AcceptQuote, 'execute'>;
  readonly stopwatch: Stopwatch;
}
