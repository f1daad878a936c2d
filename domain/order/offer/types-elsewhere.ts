import { isSelectable } from '@domain/instrument/dimensions';
import type { Venue } from '@domain/instrument/venue';
import { enterableOrderTypes, type EnterableOrderType } from '@domain/order/order-request';
import type { Side } from '@domain/order/side';
import { familiesOf, familyOf } from '../draft/type-families';
import { offerGroups } from './venue-offer';

/** The types of orders; a quote is a way of trading. */
export const standardTypes = enterableOrderTypes.filter((type) => type !== 'QUOTE');

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
  const known = new Set(familiesOf(offeredHere));
  const places = offerGroups(venues)
    .flatMap(({ offers }) => offers)
    .filter(({ system }) => system === 'STANDARD')
    .toSorted((a, b) => Number(a.venue.type !== here.type) - Number(b.venue.type !== here.type));
  return familiesOf(standardTypes)
    .filter((family) => !known.has(family))
    .flatMap((family) => {
      const takers = places.flatMap(({ venue }) => {
        const type = standardTypes.find(
          (each) => familyOf(each) === family && isSelectable(venue, side, each),
        );
        return type === undefined ? [] : [{ type, venue }];
      });
      const [first] = takers;
      return first === undefined ? [] : [{ ...first, isOnlyThere: takers.length === 1 }];
    });
}
