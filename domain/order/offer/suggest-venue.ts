import type { DisplayVenues, TradingSystem } from '@domain/order/draft/order-preferences';
import type { EnterableOrderType } from '@domain/order/order-request';
import type { Side } from '@domain/order/side';
import type { Venue } from '@domain/instrument/venue';
import { suggestedOffer, type Quotes, type Suggestion, type VenueReason } from './venue-choice';
import { isShown, offerGroups, suitability, type VenueOffer } from './venue-offer';

/** A venue that is wished for before the customer has chosen, by id or name, and by whom. */
export interface VenueWish {
  readonly venue: string;
  readonly by: Extract<VenueReason, 'link' | 'draft'>;
}

/** What is wanted of a venue. */
export interface WantedOrder {
  readonly side: Side;
  readonly orderType: EnterableOrderType;
  readonly tradingSystem: TradingSystem;
  /** It waits for its stop, which a dealer does not. */
  readonly protects: boolean;
}

interface VenueQuestion {
  readonly venues: readonly Venue[];
  readonly wish: VenueWish | undefined;
  readonly wanted: WantedOrder;
  /** The groups the customer wants to see. */
  readonly shown: DisplayVenues;
  readonly quotes: Quotes;
}

/**
 * The venue to begin with, and why: the wish, else the best of what suits and is shown, the way of trading used last
 * before the other one (ORD-04).
 */
export function suggestVenue({ venues, wish, wanted, shown, quotes }: VenueQuestion): Suggestion | undefined {
  const { side, orderType, tradingSystem, protects } = wanted;
  const groups = offerGroups(venues);
  const all = groups.flatMap(({ offers }) => offers);
  const [wished] = bySystem(
    all.filter(({ venue }) => wish !== undefined && isMeant(venue, wish)),
    tradingSystem,
  );
  if (wish !== undefined && wished !== undefined) return { offer: wished, reason: wish.by };
  const seen = groups.filter((group) => isShown(group, shown)).flatMap(({ offers }) => offers);
  const suited = seen.filter((offer) => suitability(offer, side, orderType, protects) === 'suited');
  const usable = suited.length > 0 ? suited : seen.filter(({ venue }) => venue.sides.includes(side));
  const preferred = usable.filter(({ system }) => system === tradingSystem);
  return suggestedOffer(preferred.length > 0 ? preferred : usable, quotes, seen);
}

/** Whether it is this venue that is wished for. */
export const isMeant = ({ id, name }: Venue, { venue }: VenueWish): boolean =>
  id === venue || name.toLowerCase() === venue.toLowerCase();

const bySystem = (offers: readonly VenueOffer[], system: TradingSystem): readonly VenueOffer[] => [
  ...offers.filter((offer) => offer.system === system),
  ...offers.filter((offer) => offer.system !== system),
];
