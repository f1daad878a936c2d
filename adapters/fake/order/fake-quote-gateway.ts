import type { QuoteGateway, QuoteTicket } from '@application/ports/bank/quote-gateway';
import type { Result } from '@application/ports/result';
import type { Quote, QuoteRequest } from '@domain/order/quote/quote';
import type { QuoteTicketId } from '@domain/codes/ids';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanType } from '@domain/tan/tan-type';
import type { FakeBank } from '../bank/fake-bank';

/** The way to the fake bank's dealers. */
export class FakeQuoteGateway implements QuoteGateway {
  constructor(private readonly bank: FakeBank) {}

  requestTicket(request: QuoteRequest, type?: TanType): Result<QuoteTicket> {
    return this.bank.answer('requestTicket', 'session-tan', () =>
      this.bank.dealers.requestTicket(request, type),
    );
  }

  releaseTicket(ticket: QuoteTicketId, answer: TanAnswer): Result<void> {
    return this.bank.answer('releaseTicket', 'session-tan', () =>
      this.bank.dealers.releaseTicket(ticket, answer),
    );
  }

  requestQuote(request: QuoteRequest, ticket: QuoteTicketId): Result<Quote> {
    return this.bank.answer('requestQuote', 'session-tan', () => this.bank.dealers.quote(request, ticket));
  }
}
