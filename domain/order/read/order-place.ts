import { issueAt } from '../../form/issue';
import { chained, mapped } from '../../form/combine';
import { read, refused, valueOf, type Outcome } from '../../form/outcome';
import type { VenueId } from '../../codes/ids';
import { venueOf, type Dimensions } from '../../instrument/dimensions';
import { limitUnit, type Instrument } from '../../instrument/instrument';
import type { Venue } from '../../instrument/venue';
import { UNKNOWN_UNIT, type Unit } from '../../money/unit';
import type { EnterableOrderType } from '../order-request';
import { orderFinding } from './order-finding';
import type { PriceParts, TypedDistance } from './order-parts';
import type { LegPrices } from './read-terms';
import type { TrailingDistance } from '../trailing-distance';

/** Where an order is read, and as what: the type that is sent decides on what the venue offers. */
export interface OrderPlace {
  readonly venue: Outcome<Venue>;
  readonly orderType: EnterableOrderType;
}

/** The venue that is chosen; where nobody trades the instrument there is none to choose. */
export function placeOf(
  venueId: Outcome<VenueId>,
  known: Dimensions | undefined,
  possible: Dimensions,
): Outcome<Venue> {
  if (known?.venues.length === 0)
    return refused([issueAt('venueId', orderFinding('order-traded-nowhere'), 'rule')]);
  return chained(venueId, (id) => {
    const venue = venueOf(possible, id);
    return venue === undefined
      ? refused([issueAt('venueId', orderFinding('order-venue-unknown'), 'rule')])
      : read(venue);
  });
}

/** What prices count there. */
export const unitAt = (instrument: Instrument | undefined, venue: Venue | undefined): Unit =>
  instrument === undefined ? UNKNOWN_UNIT : limitUnit(instrument, venue?.currencies ?? []);

/** The prices in that unit. */
export const pricesIn = ({ triggerLimit, limit, distance }: PriceParts, unit: Unit): LegPrices => ({
  triggerLimit: mapped(triggerLimit, (value) => ({ value, unit })),
  limit: mapped(limit, (value) => ({ value, unit })),
  trailing: mapped(distance, (typed) => distanceIn(typed, unit)),
});

const distanceIn = (typed: TypedDistance, unit: Unit): TrailingDistance =>
  typed.kind === 'relative' ? typed : { kind: typed.kind, distance: { value: typed.distance, unit } };

/** What the venue is, where it is known. */
export const venueIn = ({ venue }: Pick<OrderPlace, 'venue'>): Venue | undefined => valueOf(venue);
