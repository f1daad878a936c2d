import type { Quote, QuoteRequest } from '@domain/order/quote/quote';
import type { QuoteTicketId } from '@domain/codes/ids';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import type { Result } from '../result';

/** A request for quotes that waits for the proof that releases it. */
export interface QuoteTicket {
  readonly id: QuoteTicketId;
  readonly challenge: TanChallenge;
}

/** Dealers' quotes (api.md 6, rules.md 6). */
export interface QuoteGateway {
  /** Asks for a ticket and its challenge; without a type the customer's favourite way is used. */
  requestTicket(request: QuoteRequest, type?: TanType): Result<QuoteTicket>;
  /** Releases the ticket: from now on it entitles to quotes for exactly its request. */
  releaseTicket(ticket: QuoteTicketId, answer: TanAnswer): Result<void>;
  requestQuote(request: QuoteRequest, ticket: QuoteTicketId): Result<Quote>;
}
