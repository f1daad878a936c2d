import { PageStopwatch } from '@adapters/browser/page-stopwatch';
import { HttpQuoteGateway } from '@adapters/http/quote/http-quote-gateway';
import { HttpTicketRelease } from '@adapters/http/quote/http-ticket-release';
import { AcceptQuote } from '@application/quote/accept-quote';
import { quoteTicketRegistration } from '@application/quote/quote-ticket-registration';
import { RequestQuote } from '@application/quote/request-quote';
import { Release } from '@application/release/release';
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
  bind(tokens.quoteTicketRelease)
    .toResolvedValue(
      (client, tools) => new Release(quoteTicketRegistration(new HttpTicketRelease(client)), tools),
      [tokens.client, tokens.releaseTools],
    )
    .inSingletonScope();
  bind(tokens.requestQuote)
    .toResolvedValue(
      (quotes, stopwatch) => new RequestQuote(quotes, stopwatch),
      [tokens.quotes, tokens.stopwatch],
    )
    .inSingletonScope();
  bind(tokens.acceptQuote)
    .toResolvedValue((release) => new AcceptQuote(release), [tokens.quoteOrderRelease])
    .inSingletonScope();
});
