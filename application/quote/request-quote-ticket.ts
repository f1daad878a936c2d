import type { QuoteRequest } from '@domain/order/quote/quote';
import type { TanType } from '@domain/tan/tan-type';
import type { QuoteGateway, QuoteTicket } from '../ports/bank/quote-gateway';
import type { Result } from '../ports/result';

/** Asks for a ticket that entitles to quotes once it is released (ORD-18). */
export class RequestQuoteTicket {
  constructor(private readonly quotes: Pick<QuoteGateway, 'requestTicket'>) {}

  execute(request: QuoteRequest, type?: TanType): Result<QuoteTicket> {
    return this.quotes.requestTicket(request, type);
  }
}
