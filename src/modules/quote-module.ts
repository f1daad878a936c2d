import { PageStopwatch } from '@adapters/browser/page-stopwatch';
import { HttpQuoteGateway } from '@adapters/http/quote/http-quote-gateway';
import { AcceptQuote } from '@application/quote/accept-quote';
import { ReleaseQuoteTicket } from '@application/quote/release-quote-ticket';
import { RequestQuote } from '@application/quote/request-quote';
import { RequestQuoteTicket } from '@application/quote/request-quote-ticket';
import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';

/** Trading on a dealer's quote. */
export const quoteModule = new ContainerModule(({ bind }) => {
  bind(tokens.stopwatch)
    .toResolvedValue(({ page }) => new PageStopwatch(page.performance), [tokens.environment])
    .inSingletonScope();
  bind(tokens.quotes)
    .toResolvedValue((client) => new HttpQuoteGateway(client), [tokens.client])
    .inSingletonScope();
  bind(tokens.requestQuoteTicket)
    .toResolvedValue((quotes) => new RequestQuoteTicket(quotes), [tokens.quotes])
    .inSingletonScope();
  bind(tokens.releaseQuoteTicket)
    .toResolvedValue((quotes) => new ReleaseQuoteTicket(quotes), [tokens.quotes])
    .inSingletonScope();
  bind(tokens.requestQuote)
    .toResolvedValue(
      (quotes, stopwatch) => new RequestQuote(quotes, stopwatch),
      [tokens.quotes, tokens.stopwatch],
    )
    .inSingletonScope();
  bind(tokens.acceptQuote)
    .toResolvedValue(
      (requestRelease, releaseOrder, acknowledgeIntent) =>
        new AcceptQuote(requestRelease, releaseOrder, acknowledgeIntent),
      [tokens.requestRelease, tokens.releaseOrder, tokens.acknowledgeIntent],
    )
    .inSingletonScope();
});
