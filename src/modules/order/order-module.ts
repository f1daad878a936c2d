import { httpOrderRelease } from '@adapters/http/order/http-order-release';
import { orderRegistration, quoteOrderRegistration } from '@application/order/order-registration';
import { Release } from '@application/release/release';
import { ContainerModule } from 'inversify';
import { bankTokens } from '../session/bank-tokens';
import { orderTokens } from './order-tokens';
import { releaseTokens } from '../release/release-tokens';

/** New orders, made of a quote or not. One release each, so that a double click joins the first. */
export const orderModule = new ContainerModule(({ bind }) => {
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
});
