import { isSelectable } from '@domain/instrument/dimensions';
import type { Venue } from '@domain/instrument/venue';
import { enterableOrderTypes, type EnterableOrderType } from '@domain/order/order-request';
import type { Side } from '@domain/order/side';
import { familiesOf, familyOf } from '../draft/type-families';
import { offerGroups } from './venue-offer';

/** The types of orders; a quote is a way of trading. */
const standardTypes = enterableOrderTypes.filter((type) => type !== 'QUOTE');

/** The types that can be chosen at any of these venues; all while none is known. */
export const typesAt = (venues: readonly Venue[], side: Side): readonly EnterableOrderType[] =>
  venues.length === 0
    ? standardTypes
    : standardTypes.filter((type) => venues.some((venue) => isSelectable(venue, side, type)));

/** A type that the chosen venue does not offer, with the venue to turn to for it. */
export interface TypeElsewhere {
  readonly type: EnterableOrderType;
  readonly venue: Venue;
  /** No other venue offers its like. */
  readonly isOnlyThere: boolean;
}

/**
 * What can be chosen elsewhere and not here, each choice once: at a venue that trades as this one does, then in the order in
 * which venues are compared. Prices do not tell: what is offered would change under the finger.
 */
export function typesElsewhere(
  here: Venue,
  venues: readonly Venue[],
  side: Side,
  offeredHere: readonly EnterableOrderType[],
): readonly TypeElsewhere[] {
  const known = familiesOf(offeredHere);
  const found = offerGroups(venues)
    .flatMap(({ offers }) => offers)
    .filter(({ system }) => system === 'STANDARD')
    .sort((a, b) => Number(a.venue.type !== here.type) - Number(b.venue.type !== here.type))
    .flatMap(({ venue }) => typesAt([venue], side).map((type) => ({ type, venue })));
  return familiesOf(found.map(({ type }) => type))
    .filter((family) => !known.includes(family))
    .flatMap((family) => {
      const takers = found.filter(({ type }) => familyOf(type) === family);
      return takers
        .slice(0, 1)
        .map((first) => ({ ...first, isOnlyThere: takers.every(({ venue }) => venue === first.venue) }));
    });
}
