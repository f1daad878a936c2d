import { mapped, together } from '../../form/combine';
import { read, valueOf, type Outcome } from '../../form/outcome';
import type { Venue } from '../../instrument/venue';
import type { EnterableOrderType, OrderFrame } from '../order-request';
import type { ExtraParts, OrderParts } from './order-parts';
import { venueIn, type OrderPlace } from './order-place';
import { readTrade } from './read-trade';
import { validityAt } from './read-validity';
import { refinementsOf, type Refinements } from './refinements';
import { refusedAt } from './refused-at';

/** Reads what every order says, whatever finds its price. */
export const readFrame = (parts: OrderParts, place: OrderPlace): Outcome<OrderFrame> => {
  const { extras } = parts;
  const venue = venueIn(place);
  return mapped(
    together({
      trade: readTrade(parts, place.venue),
      isOffered: readOffer(place.orderType, venue),
      validity: validityAt(parts.own.life, venue, 'validityType'),
      directDebit: extras.directDebit,
    }),
    ({ trade, validity, directDebit }) => ({
      ...trade,
      ...(validity === undefined ? {} : { validity }),
      ...refinedAt(venue, place.orderType, extras),
      ...(directDebit === undefined ? {} : { directDebit }),
      ...(valueOf(extras.freeAmountConfirmed) === true ? { freeAmountConfirmed: true as const } : {}),
    }),
  );
};

/** Whether the venue takes orders of that type (ORD-05). */
export const readOffer = (orderType: EnterableOrderType, venue: Venue | undefined): Outcome<unknown> =>
  venue !== undefined && venue.orderTypes[orderType] === undefined
    ? refusedAt('orderType', 'order-type-not-offered')
    : read(undefined);

/** What of the refinements chosen goes along there. */
export const refinedAt = (
  venue: Venue | undefined,
  orderType: EnterableOrderType,
  { limitExtension, tradingRestriction }: Pick<ExtraParts, 'limitExtension' | 'tradingRestriction'>,
): Refinements => {
  const abilities = venue?.orderTypes[orderType];
  if (abilities === undefined) return {};
  const chosen = {
    limitExtension: valueOf(limitExtension) ?? 'NO',
    tradingRestriction: valueOf(tradingRestriction) ?? 'NO',
  };
  return refinementsOf(chosen, abilities);
};
