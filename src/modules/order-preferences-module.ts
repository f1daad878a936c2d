import { ChangeOrderPreferences } from '@application/order-preferences/change-order-preferences';
import { LoadOrderPreferences } from '@application/order-preferences/load-order-preferences';
import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';

/** What lasts of a customer's choices for order entry. */
export const orderPreferencesModule = new ContainerModule(({ bind }) => {
  bind(tokens.loadOrderPreferences)
    .toResolvedValue((preferences) => new LoadOrderPreferences(preferences), [tokens.preferences])
    .inSingletonScope();
  bind(tokens.changeOrderPreferences)
    .toResolvedValue((preferences) => new ChangeOrderPreferences(preferences), [tokens.preferences])
    .inSingletonScope();
});
