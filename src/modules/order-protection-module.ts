import { ListProtectable } from '@application/order/list-protectable';
import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';

/** Which positions can be protected. */
export const orderProtectionModule = new ContainerModule(({ bind }) => {
  bind(tokens.listProtectable)
    .toResolvedValue(
      (depots, positions, orderBook) => new ListProtectable(depots, positions, orderBook),
      [tokens.loadDepots, tokens.loadPositions, tokens.loadOrderBook],
    )
    .inSingletonScope();
});
