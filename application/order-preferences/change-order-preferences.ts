import type { OrderPreferences } from '@domain/order/draft/order-preferences';
import type { PreferencesGateway } from '../ports/bank/preferences-gateway';
import type { Result } from '../ports/result';

/** Changes preferences and yields them as the bank has them then (brokerage.md 7). */
export class ChangeOrderPreferences {
  constructor(private readonly preferences: Pick<PreferencesGateway, 'changeOrderPreferences'>) {}

  execute(change: Partial<OrderPreferences>): Result<OrderPreferences> {
    return this.preferences.changeOrderPreferences(change);
  }
}
