import type { DepotOverviewPreferences, OverviewColumn } from '@domain/depot/depot-overview-preferences';
import type { OrderPreferences } from '@domain/order/draft/order-preferences';
import type { Result } from '../result';

/** What the bank remembers of the customer's choices (ORD-27, OBK-04). */
export interface PreferencesGateway {
  orderPreferences(): Result<OrderPreferences>;
  /** Sends only what changes and yields the preferences as they stand afterwards. */
  changeOrderPreferences(change: Partial<OrderPreferences>): Result<OrderPreferences>;
  depotOverview(): Result<DepotOverviewPreferences>;
  changeDepotOverview(columns: readonly OverviewColumn[]): Result<DepotOverviewPreferences>;
}
