import { ListProtectable } from '@application/order/list-protectable';
import { ContainerModule } from 'inversify';
import { depotTokens } from '../depot/depot-tokens';
import { orderBookTokens } from './order-book-tokens';
import { orderProtectionTokens } from './order-protection-tokens';

/** Which positions can be protected. */
export const orderProtectionModule = new ContainerModule(({ bind }) => {
  bind(orderProtectionTokens.listProtectable)
    .toResolvedValue(
      (depots, positions, orderBook) => new ListProtectable(depots, positions, orderBook),
      [depotTokens.loadDepots, depotTokens.loadPositions, orderBookTokens.loadOrderBook],
    )
    .inSingletonScope();
});
