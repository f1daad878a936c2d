import type { QuoteTicketId } from '@domain/shared/ids';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { QuoteGateway } from '../ports/quote-gateway';
import type { Result } from '../ports/result';

/** Releases a ticket with the customer's proof; nothing is ordered by it (ORD-18). */
export class ReleaseQuoteTicket {
  constructor(private readonly quotes: Pick<QuoteGateway, 'releaseTicket'>) {}

  execute(ticket: QuoteTicketId, answer: TanAnswer): Result<void> {
    return this.quotes.releaseTicket(ticket, answer);
  }
}
