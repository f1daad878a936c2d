import { ListProtectable } from '@application/order/list-protectable';
import { ContainerModule } from 'inversify';
import { depotTokens } from '../depot/depot-tokens';
import { liveTokens } from '../session/live-tokens';
import { orderProtectionTokens } from './order-protection-tokens';

/** Which positions can be protected. */
export const orderProtectionModule = new ContainerModule(({ bind }) => {
  bind(orderProtectionTokens.listProtectable)
    .toResolvedValue(
      ({ depots }, orders) => new ListProtectable(depots, orders),
      [depotTokens.holdings, liveTokens.orders],
    )
    .inSingletonScope();
});
