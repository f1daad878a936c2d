import type { OrderPreferences } from '@domain/order/draft/order-preferences';
import type { PreferencesGateway } from '../ports/bank/preferences-gateway';
import type { Result } from '../ports/result';

/** Reads what the customer has chosen for order entry (ORD-27). */
export class LoadOrderPreferences {
  constructor(private readonly preferences: Pick<PreferencesGateway, 'orderPreferences'>) {}

  execute(): Result<OrderPreferences> {
    return this.preferences.orderPreferences();
  }
}
