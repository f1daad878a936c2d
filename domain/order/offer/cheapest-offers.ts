import { compareAmounts, type Amount } from '@domain/money/amount';
import type { VenueOffer } from './venue-offer';

/** The offers that cost least of those whose costs are known; none where all cost the same, for that is no merit. */
export function cheapestOffers(
  offers: readonly VenueOffer[],
  costsOf: (offer: VenueOffer) => Amount | undefined,
): ReadonlySet<VenueOffer> {
  const known = offers.flatMap((offer) => {
    const costs = costsOf(offer);
    return costs === undefined ? [] : [{ offer, costs }];
  });
  const unit = known[0]?.costs.unit;
  if (known.some(({ costs }) => costs.unit !== unit)) return new Set();
  const ranked = known.toSorted((a, b) => compareAmounts(a.costs, b.costs));
  const [least, most] = [ranked[0]?.costs, ranked.at(-1)?.costs];
  if (least === undefined || most === undefined || compareAmounts(least, most) === 0) return new Set();
  return new Set(ranked.filter(({ costs }) => compareAmounts(costs, least) === 0).map(({ offer }) => offer));
}
