import type { QuoteTrading } from '@application/quote/quote-trading';
import { token } from '../../token';

/** What `quote-module` binds. */
export const quoteTokens = {
  quoteTrading: token<QuoteTrading>('QuoteTrading'),
} as const;
