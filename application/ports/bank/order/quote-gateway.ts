import type { Quote, QuoteRequest } from '@domain/order/quote/quote';
import type { QuoteTicketId } from '@domain/codes/ids';
import type { Result } from '../../result';

/** Dealers' quotes (api.md 6, rules.md 6). */
export interface QuoteGateway {
  requestQuote(request: QuoteRequest, ticket: QuoteTicketId): Result<Quote>;
}
