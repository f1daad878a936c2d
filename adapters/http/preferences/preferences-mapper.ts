import type { DepotOverviewPreferences } from '@domain/depot/depot-overview-preferences';
import { defaultOrderPreferences, type OrderPreferences } from '@domain/order/draft/order-preferences';
import type * as t from 'io-ts';
import { present } from '../wire/present';
import type { wireDepotOverview, wireOrderPreferences } from './preferences-codec';

/** The domain's order preferences over their defaults. */
export function toOrderPreferences(wire: t.TypeOf<typeof wireOrderPreferences>): OrderPreferences {
  const defaults = defaultOrderPreferences;
  return present({
    lastUsedTradingSystem: wire.lastUsedTradingSystem ?? defaults.lastUsedTradingSystem,
    inputScreenMode: wire.inputScreenMode ?? defaults.inputScreenMode,
    orderType: wire.orderType ?? defaults.orderType,
    pushPrices: wire.orderPushPricesActivationStatus ?? defaults.pushPrices,
    executionMailAddress: wire.orderExecutionMailAddress?.email,
    displayVenues: { ...defaults.displayVenues, ...wire.displayVenues },
    displayHelp: { ...defaults.displayHelp, ...wire.displayHelp },
  });
}

/** The body of a change: only what changes; an address taken away is sent as null. */
export function fromOrderPreferences(change: Partial<OrderPreferences>): Readonly<Record<string, unknown>> {
  const { pushPrices, executionMailAddress: email, ...same } = change;
  return {
    ...same,
    ...(pushPrices === undefined ? {} : { orderPushPricesActivationStatus: pushPrices }),
    ...('executionMailAddress' in change
      ? { orderExecutionMailAddress: email === undefined || email === '' ? null : { email } }
      : {}),
  };
}

/** The domain's depot overview preferences. */
export const toDepotOverview = (wire: t.TypeOf<typeof wireDepotOverview>): DepotOverviewPreferences => ({
  available: wire.depotOverviewAvailable,
  columns: wire.depotOverviewColumnPreferences?.columns ?? [],
});
