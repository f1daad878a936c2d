import type { VenueId } from '../codes/ids';
import { followOrderTypes, type FollowOrderType } from '../order/order-request';
import type { OrderType } from '../order/order-type';
import type { Side } from '../order/side';
import type { Venue } from './venue';

/** What is possible with an instrument: the venues and their abilities (api.md 5). */
export interface Dimensions {
  readonly venues: readonly Venue[];
}

/** The venue of that id, if the instrument trades there. */
export const venueOf = ({ venues }: Dimensions, id: VenueId | undefined): Venue | undefined =>
  venues.find((venue) => venue.id === id);

/** Whether a type can be chosen at a venue for a side (ORD-05). Only a purchase can be followed by another order. */
export const isSelectable = ({ sides, orderTypes }: Venue, side: Side, type: OrderType): boolean =>
  sides.includes(side) && orderTypes[type] !== undefined && (type !== 'NEXT_ORDER' || side === 'BUY');

/** The order types that can follow a purchase at a venue: those it takes, an OCO included (ORD-13). */
export const selectableFollowTypes = (venue: Venue): readonly FollowOrderType[] =>
  followOrderTypes.filter((type) => venue.orderTypes[type] !== undefined);
