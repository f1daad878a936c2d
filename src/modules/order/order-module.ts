import { httpOrderRelease } from '@adapters/http/order/http-order-release';
import { HttpInstrumentGateway } from '@adapters/http/instrument/http-instrument-gateway';
import { orderRegistration, quoteOrderRegistration } from '@application/order/order-registration';
import { Release } from '@application/release/release';
import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { bankTokens } from '../session/bank-tokens';
import { liveTokens } from '../session/live-tokens';
import { orderTokens } from './order-tokens';
import { releaseTokens } from '../release/release-tokens';

/** Finding out what can be ordered, and at what price. */
function bindMarket({ bind }: ContainerModuleLoadOptions): void {
  bind(orderTokens.market)
    .toResolvedValue(
      (client, orders, watchQuotes) => ({
        instruments: new HttpInstrumentGateway(client),
        orders,
        watchQuotes,
      }),
      [bankTokens.client, liveTokens.orders, liveTokens.watchQuotes],
    )
    .inSingletonScope();
}

/** New orders, made of a quote or not. One release each, so that a double click joins the first. */
function bindRelease({ bind }: ContainerModuleLoadOptions): void {
  bind(orderTokens.orderRelease)
    .toResolvedValue(
      (client, tools) => new Release(orderRegistration(httpOrderRelease(client)), tools),
      [bankTokens.client, releaseTokens.releaseTools],
    )
    .inSingletonScope();
  bind(orderTokens.quoteOrderRelease)
    .toResolvedValue(
      (client, tools) => new Release(quoteOrderRegistration(httpOrderRelease(client)), tools),
      [bankTokens.client, releaseTokens.releaseTools],
    )
    .inSingletonScope();
}

/** Order entry. */
export const orderModule = new ContainerModule((options) => {
  bindMarket(options);
  bindRelease(options);
});
