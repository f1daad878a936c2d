import type { QuoteTrading } from '@application/quote/quote-trading';
import type { Container } from 'inversify';
import { loadOnce } from './later/load-once';
import { quoteModule } from './modules/order/quote-module';
import { quoteTokens } from './modules/order/quote-tokens';

/** What a dealer is asked with, for a page that has the modules of order entry. */
export function quoteTrading(container: Container): QuoteTrading {
  loadOnce(container, quoteModule);
  return container.get(quoteTokens.quoteTrading);
}
