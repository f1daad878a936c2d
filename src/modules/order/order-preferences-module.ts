import { ChangeOrderPreferences } from '@application/order-preferences/change-order-preferences';
import { LoadOrderPreferences } from '@application/order-preferences/load-order-preferences';
import { ContainerModule } from 'inversify';
import { bankTokens } from '../session/bank-tokens';
import { orderPreferencesTokens } from './order-preferences-tokens';

/** What lasts of a customer's choices for order entry. */
export const orderPreferencesModule = new ContainerModule(({ bind }) => {
  bind(orderPreferencesTokens.loadOrderPreferences)
    .toResolvedValue((preferences) => new LoadOrderPreferences(preferences), [bankTokens.preferences])
    .inSingletonScope();
  bind(orderPreferencesTokens.changeOrderPreferences)
    .toResolvedValue((preferences) => new ChangeOrderPreferences(preferences), [bankTokens.preferences])
    .inSingletonScope();
});
