import { direkthandel, tradegate, xetra } from '@adapters/fake/bank/fake-market';
import { instrumentId } from '@domain/codes/ids';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { offerGroups } from '@domain/order/offer/venue-offer';
import { rankedOffers, type OfferFigures, type VenueRank } from '@domain/order/offer/venue-ranking';
import { instant } from '@domain/time/instant';

const offers = offerGroups([xetra, tradegate, direkthandel])
  .flatMap((group) => group.offers)
  .filter(({ system }) => system === 'STANDARD');

/** Bid, ask and costs of Xetra, Tradegate and the dealer: each figure puts them in an order of its own. */
const figures: Readonly<Record<string, readonly [bid: string, ask: string, costs: string]>> = {
  [xetra.name]: ['99.00', '101.00', '9.90'],
  [tradegate.name]: ['98.00', '102.00', '12.40'],
  [direkthandel.name]: ['100.00', '101.50', '100.00'],
};

const figuresOf =
  (unknown?: string) =>
  ({ venue }: (typeof offers)[number]): OfferFigures => {
    const [bid, ask, costs] = figures[venue.name] ?? [];
    if (bid === undefined || ask === undefined || costs === undefined || venue.name === unknown)
      return { quote: undefined, costs: undefined };
    const at = { instrumentId: instrumentId('i'), venueId: venue.id, at: instant(0), sequence: 1 };
    return {
      quote: { ...at, hours: { state: 'open' }, bid: amount(bid, EUR), ask: amount(ask, EUR) },
      costs: amount(costs, EUR),
    };
  };

const ranked = (rank: VenueRank | undefined, unknown?: string) =>
  rankedOffers(offers, rank, figuresOf(unknown)).map(({ venue }) => venue.name);

const [X, T, D] = [xetra.name, tradegate.name, direkthandel.name];

describe('venues in the order of a column [ORD-04]', () => {
  it.each<[VenueRank['by'], readonly string[]]>([
    ['bid', [T, X, D]],
    ['ask', [X, D, T]],
    ['spread', [D, X, T]],
    ['costs', [X, T, D]],
  ])('%s rises, falls the other way round', (by, rising) => {
    expect(ranked({ by, direction: 'ascending' })).toEqual(rising);
    expect(ranked({ by, direction: 'descending' })).toEqual(rising.toReversed());
  });

  it.each(['bid', 'ask', 'spread', 'costs'] as const)('puts an unknown %s last either way', (by) => {
    expect(ranked({ by, direction: 'ascending' }, X).at(-1)).toBe(X);
    expect(ranked({ by, direction: 'descending' }, X).at(-1)).toBe(X);
    expect(ranked({ by, direction: 'ascending' }, X).slice(0, 2)).toEqual(
      ranked({ by, direction: 'ascending' }).filter((name) => name !== X),
    );
  });

  it.each(['bid', 'ask', 'spread'] as const)('puts a venue that quotes but has no %s last', (by) => {
    const withoutPrices = (offer: (typeof offers)[number]): OfferFigures => {
      const { quote, costs } = figuresOf()(offer);
      if (quote === undefined || offer.venue.name !== T) return { quote, costs };
      const { bid: _bid, ask: _ask, ...bare } = quote;
      return { quote: bare, costs };
    };
    const order = rankedOffers(offers, { by, direction: 'ascending' }, withoutPrices);
    expect(order.at(-1)?.venue.name).toBe(T);
  });

  it('leaves them as they come where no order is wished for', () => {
    expect(ranked(undefined)).toEqual(offers.map(({ venue }) => venue.name));
  });
});
