import type { QuoteGateway } from '@application/ports/bank/order/quote-gateway';
import type { Result } from '@application/ports/result';
import type { Quote, QuoteRequest } from '@domain/order/quote/quote';
import type { QuoteTicketId } from '@domain/codes/ids';
import type { FakeBank } from '../bank/fake-bank';

/** The way to the fake bank's dealers. */
export class FakeQuoteGateway implements QuoteGateway {
  constructor(private readonly bank: FakeBank) {}

  requestQuote(request: QuoteRequest, ticket: QuoteTicketId): Result<Quote> {
    return this.bank.answer('requestQuote', 'session-tan', () => this.bank.dealers.quote(request, ticket));
  }
}
