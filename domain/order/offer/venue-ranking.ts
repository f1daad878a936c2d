import type { VenueQuote } from '@domain/instrument/venue';
import { compare, type Decimal } from '@domain/money/decimal';
import type { Amount } from '@domain/money/amount';
import { spreadOf } from './venue-choice';
import type { VenueOffer } from './venue-offer';

/** The columns venues can be ranked by. */
export type VenueColumn = 'bid' | 'ask' | 'spread' | 'costs';

/** How the venues are ranked. */
export interface VenueRank {
  readonly by: VenueColumn;
  readonly direction: 'ascending' | 'descending';
}

/** What an offer shows that it can be ranked by. */
export interface OfferFigures {
  readonly quote: VenueQuote | undefined;
  readonly costs: Amount | undefined;
}

const figure: Readonly<Record<VenueColumn, (figures: OfferFigures) => Decimal | undefined>> = {
  bid: ({ quote }) => quote?.bid?.value,
  ask: ({ quote }) => quote?.ask?.value,
  spread: ({ quote }) => spreadOf(quote)?.percent,
  costs: ({ costs }) => costs?.value,
};

/** The offers of a group in the order wished for; an unknown figure comes last either way. */
export function rankedOffers(
  offers: readonly VenueOffer[],
  rank: VenueRank | undefined,
  figuresOf: (offer: VenueOffer) => OfferFigures,
): readonly VenueOffer[] {
  if (rank === undefined) return offers;
  const sign = rank.direction === 'ascending' ? 1 : -1;
  return offers
    .map((offer) => ({ offer, value: figure[rank.by](figuresOf(offer)) }))
    .sort(({ value: a }, { value: b }) =>
      a === undefined || b === undefined
        ? Number(a === undefined) - Number(b === undefined)
        : sign * compare(a, b),
    )
    .map(({ offer }) => offer);
}
