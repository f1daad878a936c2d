import { PageStopwatch } from '@adapters/browser/page-stopwatch';
import { HttpQuoteGateway } from '@adapters/http/quote/http-quote-gateway';
import { httpTicketRelease } from '@adapters/http/quote/http-ticket-release';
import { AcceptQuote } from '@application/quote/accept-quote';
import { quoteTicketRegistration } from '@application/quote/quote-ticket-registration';
import { RequestQuote } from '@application/quote/request-quote';
import { Release } from '@application/release/release';
import { ContainerModule } from 'inversify';
import { bankTokens } from '../session/bank-tokens';
import { orderTokens } from './order-tokens';
import { platformTokens } from '../platform/platform-tokens';
import { quoteTokens } from './quote-tokens';
import { releaseTokens } from '../release/release-tokens';

/** Trading on a dealer's quote: comes once a customer asks for one. */
export const quoteModule = new ContainerModule(({ bind }) => {
  bind(quoteTokens.quoteTrading)
    .toResolvedValue(
      ({ page }, client, tools, release) => {
        const stopwatch = new PageStopwatch(page.performance);
        return {
          ticket: new Release(quoteTicketRegistration(httpTicketRelease(client)), tools),
          request: new RequestQuote(new HttpQuoteGateway(client), stopwatch),
          accept: new AcceptQuote(release),
          stopwatch,
        };
      },
      [
        platformTokens.environment,
        bankTokens.client,
        releaseTokens.releaseTools,
        orderTokens.quoteOrderRelease,
      ],
    )
    .inSingletonScope();
});
