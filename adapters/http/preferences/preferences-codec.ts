import { orderTypes } from '@domain/order/order-type';
import * as t from 'io-ts';
import { wireEnum } from '../wire/wire-enum';
import { wireObject } from '../wire/wire-object';

const venueGroups = {
  domesticExchangesStandard: t.boolean,
  domesticExchangesQuote: t.boolean,
  foreignExchangesStandard: t.boolean,
  otcStandard: t.boolean,
  otcQuote: t.boolean,
};

/** Order preferences (brokerage.md 3); what the bank does not say takes its default. */
export const wireOrderPreferences = wireObject(
  'OrderPreferences',
  {},
  {
    lastUsedTradingSystem: wireEnum('TradingSystem', ['QUOTE'], 'STANDARD'),
    inputScreenMode: wireEnum('InputScreenMode', ['FULL'], 'INTERVIEW'),
    orderType: wireEnum('OrderType', orderTypes, 'MARKET'),
    orderPushPricesActivationStatus: t.boolean,
    orderExecutionMailAddress: wireObject('MailAddress', { email: t.string }),
    displayVenues: wireObject('DisplayVenues', {}, venueGroups),
    displayHelp: wireObject('DisplayHelp', {}, { venues: t.number, preferences: t.number }),
  },
);

/** Depot overview preferences (api.md 7). */
export const wireDepotOverview = wireObject(
  'DepotOverviewPreferences',
  { depotOverviewAvailable: t.boolean },
  {
    depotOverviewColumnPreferences: wireObject('ColumnPreferences', {
      columns: t.array(wireObject('Column', { id: t.string, visible: t.boolean })),
    }),
  },
);
