import { httpCancellationRelease } from '@adapters/http/order/http-cancellation-release';
import { cancellationRegistration } from '@application/order-book/cancellation-registration';
import { Release } from '@application/release/release';
import { ContainerModule } from 'inversify';
import { bankTokens } from '../session/bank-tokens';
import { releaseTokens } from '../release/release-tokens';
import { orderCancellationTokens } from './order-cancellation-tokens';

/** The end of an open order by its customer. */
export const orderCancellationModule = new ContainerModule(({ bind }) => {
  bind(orderCancellationTokens.cancellation)
    .toResolvedValue(
      (client, tools) => new Release(cancellationRegistration(httpCancellationRelease(client)), tools),
      [bankTokens.client, releaseTokens.releaseTools],
    )
    .inSingletonScope();
});
