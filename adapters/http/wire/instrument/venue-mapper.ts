import type { Dimensions } from '@domain/instrument/dimensions';
import { orderTypes } from '@domain/order/order-type';
import type { Venue } from '@domain/instrument/venue';
import type * as t from 'io-ts';
import { toFeeSchedule } from './fee-codec';
import type { wireDimensions, wireVenue } from './venue-codec';

/** The domain's venue; none for a kind of place the portal does not know: it could not say what happens there. */
export function toVenue(wire: t.TypeOf<typeof wireVenue>): Venue | undefined {
  if (wire.type === 'UNKNOWN') return undefined;
  const known = orderTypes.flatMap((type) => {
    const abilities = wire.orderTypes?.[type];
    if (abilities === undefined) return [];
    const { limitExtensions = [], tradingRestrictions = [] } = abilities;
    return [[type, { limitExtensions, tradingRestrictions }] as const];
  });
  return {
    id: wire.venueId,
    name: wire.name,
    country: wire.country,
    type: wire.type,
    currencies: wire.currencies ?? [],
    notations: wire.notations ?? [],
    sides: wire.sides ?? [],
    validityTypes: wire.validityTypes ?? [],
    orderTypes: Object.fromEntries(known),
    priceSteps: wire.priceSteps ?? [],
    ...(wire.triggerPrice && wire.triggerPrice !== 'UNKNOWN' && { triggerPrice: wire.triggerPrice }),
    ...(wire.closedDays && { closedDays: wire.closedDays }),
    ...(wire.fees && { fees: toFeeSchedule(wire.fees) }),
    ...(wire.cover && { cover: wire.cover }),
  };
}

/** The domain's dimensions. */
export const toDimensions = ({ venues }: t.TypeOf<typeof wireDimensions>): Dimensions => ({
  venues: venues.flatMap((venue) => toVenue(venue) ?? []),
});
