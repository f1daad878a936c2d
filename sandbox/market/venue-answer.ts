import { Type, type Static } from 'typebox';
import { PERCENT, PIECES } from '@domain/shared/unit';
import type { VenueAbilities } from '../db/world-tables';
import type { TradingVenue } from './trading-venue';

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
  currencies: Type.Array(Type.String()),
  notations: Type.Array(Type.String()),
  sides: Type.Array(Type.String()),
  validityTypes: Type.Array(Type.String()),
  orderTypes: Type.Record(Type.String(), OrderAbilitiesSchema),
});

/** A venue as it is answered. */
export type VenueAnswer = Static<typeof VenueSchema>;

/** What of a venue's abilities a customer asks for. */
export interface AbilityFilter {
  readonly side?: string;
  readonly orderType?: string;
}

/** The answer for a venue, cut down to the side and order type asked for; undefined when it cannot do them. */
export function venueAnswer(
  { name, venueId, country, type, currencies, abilities }: TradingVenue,
  { side, orderType }: AbilityFilter = {},
): VenueAnswer | undefined {
  const sides = abilities.sides.filter((each) => side === undefined || each === side);
  const orderTypes = Object.entries(abilities.orderTypes).filter(
    ([each]) => orderType === undefined || each === orderType,
  );
  if (sides.length === 0 || orderTypes.length === 0) return undefined;
  return {
    name,
    venueId,
    country,
    type,
    currencies: [...currencies],
    notations: [PIECES, PERCENT],
    sides,
    validityTypes: abilities.validityTypes,
    orderTypes: Object.fromEntries<NonNullable<VenueAbilities['orderTypes']['LIMIT']>>(orderTypes),
  };
}
