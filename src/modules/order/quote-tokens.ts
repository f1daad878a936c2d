import type { QuoteTrading } from '@application/quote/quote-trading';
import type { Release } from '@application/release/release';
import type { QuoteTicketId } from '@domain/codes/ids';
import type { QuoteRequest } from '@domain/order/quote/quote';
import { token } from '../../token';

/** What `quote-module` binds. */
export const quoteTokens = {
  quoteTicketRelease: token<Release<QuoteRequest, QuoteTicketId>>('QuoteTicketRelease'),
  quoteTrading: token<QuoteTrading>('QuoteTrading'),
} as const;
