import type { VenueId } from '../shared/ids';
import { followOrderTypes, type FollowOrderType } from './order-request';
import { orderTypes, type OrderType } from './order-type';
import type { Side } from './side';
import type { Venue } from './venue';

/** What is possible with an instrument: the venues and their abilities (api.md 5). */
export interface Dimensions {
  readonly venues: readonly Venue[];
}

/** The venue of that id, if the instrument trades there. */
export const venueOf = ({ venues }: Dimensions, id: VenueId | undefined): Venue | undefined =>
  venues.find((venue) => venue.id === id);

/** The venues where this side is possible. */
export const venuesFor = ({ venues }: Dimensions, side: Side): readonly Venue[] =>
  venues.filter((venue) => venue.sides.includes(side));

/**
 * The order types that can be chosen at a venue for a side, in the order of the catalogue (ORD-05). Only a purchase
 * can be followed by another order (rules.md 4).
 */
export const selectableOrderTypes = (venue: Venue, side: Side): readonly OrderType[] =>
  venue.sides.includes(side)
    ? orderTypes.filter(
        (type) => venue.orderTypes[type] !== undefined && (type !== 'NEXT_ORDER' || side === 'BUY'),
      )
    : [];

/** The order types that can follow a purchase at a venue: those it takes, an OCO included (ORD-13). */
export const selectableFollowTypes = (venue: Venue): readonly FollowOrderType[] =>
  followOrderTypes.filter((type) => venue.orderTypes[type] !== undefined);
