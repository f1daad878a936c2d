import { enterableOrderTypes, type EnterableOrderType } from '@domain/order/order-request';
import type { DisplayVenues, TradingSystem } from '@domain/order/draft/order-preferences';
import type { Side } from '@domain/order/side';
import type { Venue } from '@domain/instrument/venue';
import { familyOf } from '../draft/type-families';
import { venueGroup, type VenueGroup } from '@domain/instrument/venue-group';

/** A venue with one of the ways it trades: a line of the comparison (ORD-04). */
export interface VenueOffer {
  readonly venue: Venue;
  readonly system: TradingSystem;
}

/** The offers of a group; fund companies belong to none and are always shown. */
export interface OfferGroup {
  readonly group: VenueGroup | undefined;
  readonly offers: readonly VenueOffer[];
}

const groups: readonly (VenueGroup | undefined)[] = [
  undefined,
  'domesticExchangesStandard',
  'domesticExchangesQuote',
  'foreignExchangesStandard',
  'otcStandard',
  'otcQuote',
];
const systems: readonly TradingSystem[] = ['STANDARD', 'QUOTE'];

/** Whether a venue trades at all that way: over the counter some only quote. */
export const trades = ({ orderTypes }: Venue, system: TradingSystem): boolean =>
  enterableOrderTypes.some(
    (type) => (type === 'QUOTE') === (system === 'QUOTE') && orderTypes[type] !== undefined,
  );

/** Everything that can be chosen among, in groups; a group without an offer is left out. */
export function offerGroups(venues: readonly Venue[]): readonly OfferGroup[] {
  const offers = venues.flatMap((venue) =>
    systems.filter((system) => trades(venue, system)).map((system): VenueOffer => ({ venue, system })),
  );
  return groups
    .map((group) => ({
      group,
      offers: offers.filter(({ venue, system }) => venueGroup(venue, system) === group),
    }))
    .filter(({ offers: found }) => found.length > 0);
}

/** Whether the customer wants to see a group. */
export const isShown = ({ group }: OfferGroup, shown: DisplayVenues): boolean =>
  group === undefined || shown[group];

/** Whether an offer can take the order as it is now, and if not, why. */
export type Suitability = 'suited' | 'side' | 'order-type';

/** What protects waits for its stop; a dealer would sell it at once, so that no quote suits it (ORD-22). */
export function suitability(
  offer: VenueOffer,
  side: Side,
  orderType: EnterableOrderType,
  protects: boolean,
): Suitability {
  if (!offer.venue.sides.includes(side)) return 'side';
  if (protects && offer.system === 'QUOTE') return 'order-type';
  return typeAt(offer, orderType) === undefined ? 'order-type' : 'suited';
}

/**
 * The type an order takes at an offer: its own, or the like of it that the venue knows, as with stops that follow the
 * price. A dealer quotes whatever the type; a fund company takes every type as a market order, with notice (ORD-07).
 */
export function typeAt(
  { venue, system }: VenueOffer,
  orderType: EnterableOrderType,
): EnterableOrderType | undefined {
  if (system === 'QUOTE' || venue.type === 'FUND' || venue.orderTypes[orderType] !== undefined)
    return orderType;
  return enterableOrderTypes.find(
    (type) => familyOf(type) === familyOf(orderType) && venue.orderTypes[type] !== undefined,
  );
}
