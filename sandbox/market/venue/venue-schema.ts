import { Type, type Static } from 'typebox';
import { CoverRulesSchema } from './cover-rules';
import { FeeScheduleSchema } from './price-list';

const OrderAbilitiesSchema = Type.Object({
  limitExtensions: Type.Array(Type.String()),
  tradingRestrictions: Type.Array(Type.String()),
});

/** A venue on the wire with what it can do (api.md 5). */
export const VenueSchema = Type.Object({
  name: Type.String(),
  venueId: Type.String(),
  country: Type.String(),
  type: Type.String(),
  /** Which price triggers stops: the last one, or the market maker's bid (sale) and ask (purchase). */
  triggerPrice: Type.String(),
  currencies: Type.Array(Type.String()),
  notations: Type.Array(Type.String()),
  sides: Type.Array(Type.String()),
  validityTypes: Type.Array(Type.String()),
  orderTypes: Type.Record(Type.String(), OrderAbilitiesSchema),
  /** The grid of prices of one instrument (wire.md): from this price on, so far apart. */
  priceSteps: Type.Optional(Type.Array(Type.Object({ from: Type.String(), step: Type.String() }))),
  /** The weekdays without trading that bear on an order entered now (wire.md). */
  closedDays: Type.Optional(Type.Array(Type.String())),
  /** What an order costs there besides its price (wire.md). */
  fees: Type.Optional(FeeScheduleSchema),
  /** By what an order there is checked for cover (wire.md). */
  cover: Type.Optional(CoverRulesSchema),
});

/** What can be ordered where (api.md 5). */
export const DimensionsSchema = Type.Object({ venues: Type.Array(VenueSchema) }, { title: 'Dimensions' });

/** A venue as it is answered. */
export type VenueAnswer = Static<typeof VenueSchema>;
