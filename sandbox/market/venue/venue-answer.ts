import { PERCENT, PIECES } from '@domain/money/unit';
import type { VenueAbilities } from './venue-table';
import type { TradingVenue } from './trading-venue';
import type { VenueAnswer } from './venue-schema';

/** What of a venue's abilities a customer asks for. */
export interface AbilityFilter {
  readonly side?: string;
  readonly orderType?: string;
}

/** The answer for a venue, cut down to the side and order type asked for; undefined when it cannot do them. */
export function venueAnswer(
  { name, venueId, country, type, referencePrice, currencies, abilities }: TradingVenue,
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
    triggerPrice: referencePrice,
    currencies: [...currencies],
    notations: [PIECES, PERCENT],
    sides,
    validityTypes: abilities.validityTypes,
    orderTypes: Object.fromEntries<NonNullable<VenueAbilities['orderTypes']['LIMIT']>>(orderTypes),
  };
}
