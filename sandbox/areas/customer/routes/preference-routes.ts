import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Bank } from '@sandbox/platform/bank';
import { orderTypes } from '@sandbox/market/venue/order-type';
import { signedIn, type SignedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { Nullable } from '@sandbox/platform/http/schemas';
import { changePreference, preferenceOf, type PreferenceKind } from '../preference-store';

const optional = <T extends Record<string, TSchema>>(properties: T) => Type.Partial(Type.Object(properties));

/** Something before and something with a dot after the sign: what is more is seen when mail comes back. */
const MailAddress = Type.String({ maxLength: 254, pattern: '^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$' });

const VenueGroups = {
  domesticExchangesStandard: Type.Boolean(),
  domesticExchangesQuote: Type.Boolean(),
  foreignExchangesStandard: Type.Boolean(),
  otcStandard: Type.Boolean(),
  otcQuote: Type.Boolean(),
};
const HelpCounters = {
  venues: Type.Integer({ minimum: 0, maximum: 99 }),
  preferences: Type.Integer({ minimum: 0, maximum: 99 }),
};
const Choices = {
  lastUsedTradingSystem: Type.Enum(['STANDARD', 'QUOTE']),
  inputScreenMode: Type.Enum(['FULL', 'INTERVIEW']),
  orderType: Type.Enum([...orderTypes]),
  orderPushPricesActivationStatus: Type.Boolean(),
  orderExecutionMailAddress: Nullable(Type.Object({ email: MailAddress })),
};
const OrderPreferences = Type.Object({
  ...Choices,
  displayVenues: Type.Object(VenueGroups),
  displayHelp: Type.Object(HelpCounters),
});
const OrderPreferencesChange = optional({
  ...Choices,
  displayVenues: optional(VenueGroups),
  displayHelp: optional(HelpCounters),
});

const Columns = Type.Object({
  columns: Type.Array(Type.Object({ id: Type.String({ maxLength: 60 }), visible: Type.Boolean() }), {
    maxItems: 60,
  }),
});
const DepotOverviewChange = Type.Object({ depotOverviewColumnPreferences: Columns });
const DepotOverview = Type.Object({
  depotOverviewAvailable: Type.Boolean(),
  depotOverviewColumnPreferences: Columns,
});

/** Order preferences with the defaults of brokerage.md 9. */
const ORDER_KIND: PreferenceKind<typeof OrderPreferences> = {
  name: 'order',
  schema: OrderPreferences,
  initial: {
    lastUsedTradingSystem: 'STANDARD',
    inputScreenMode: 'INTERVIEW',
    orderType: 'MARKET',
    orderPushPricesActivationStatus: false,
    orderExecutionMailAddress: null,
    displayVenues: {
      domesticExchangesStandard: true,
      domesticExchangesQuote: true,
      foreignExchangesStandard: true,
      otcStandard: true,
      otcQuote: true,
    },
    displayHelp: { venues: 3, preferences: 3 },
  },
};
/** Columns of the depot overview; none chosen: the portal shows its own. */
const COLUMNS_KIND: PreferenceKind<typeof Columns> = {
  name: 'depot-overview-columns',
  schema: Columns,
  initial: { columns: [] },
};

const ORDER = '/api/brokerage/v1/orderpreferences';
const OVERVIEW = '/api/brokerage/participants/:clientId/v1/depotoverviewpreferences';
const config = { access: 'session' } as const;
const tags = ['preferences'];

/** Order preferences and depot overview preferences (api.md 7): a change is merged into what is stored. */
export function preferenceRoutes(server: BankServer, bank: Bank): void {
  server.get(ORDER, { config, schema: { tags, response: { 200: OrderPreferences } } }, async (request) =>
    preferenceOf(bank.db, signedIn(request).clientId, ORDER_KIND),
  );
  server.patch(
    ORDER,
    { config, schema: { tags, body: OrderPreferencesChange, response: { 200: OrderPreferences } } },
    async (request) => {
      Value.Clean(OrderPreferencesChange, request.body);
      const { displayVenues, displayHelp, ...choices } = request.body;
      return changePreference(bank.db, signedIn(request).clientId, ORDER_KIND, (before) => ({
        ...before,
        ...choices,
        displayVenues: { ...before.displayVenues, ...displayVenues },
        displayHelp: { ...before.displayHelp, ...displayHelp },
      }));
    },
  );

  server.get(OVERVIEW, { config, schema: { tags, response: { 200: DepotOverview } } }, async (request) =>
    overview(signedIn(request), await preferenceOf(bank.db, signedIn(request).clientId, COLUMNS_KIND)),
  );
  server.patch(
    OVERVIEW,
    { config, schema: { tags, body: DepotOverviewChange, response: { 200: DepotOverview } } },
    async (request) => {
      const { depotOverviewColumnPreferences: columns } = request.body;
      return overview(
        signedIn(request),
        await changePreference(bank.db, signedIn(request).clientId, COLUMNS_KIND, () => columns),
      );
    },
  );
}

const overview = ({ customer }: SignedIn, columns: Static<typeof Columns>): Static<typeof DepotOverview> => ({
  depotOverviewAvailable: customer.depot_overview_available,
  depotOverviewColumnPreferences: columns,
});
