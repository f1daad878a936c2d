import type { ChangeOrderPreferences } from '@application/order-preferences/change-order-preferences';
import type { LoadOrderPreferences } from '@application/order-preferences/load-order-preferences';
import { token } from '../../token';

/** What `order-preferences-module` binds. */
export const orderPreferencesTokens = {
  loadOrderPreferences: token<LoadOrderPreferences>('LoadOrderPreferences'),
  changeOrderPreferences: token<ChangeOrderPreferences>('ChangeOrderPreferences'),
} as const;
