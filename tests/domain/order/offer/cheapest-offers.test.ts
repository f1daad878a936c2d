import { direkthandel, tradegate, xetra } from '@adapters/fake/bank/fake-market';
import type { Venue } from '@domain/instrument/venue';
import { amount } from '@domain/money/amount';
import { EUR, USD } from '@domain/money/unit';
import { cheapestOffers } from '@domain/order/offer/cheapest-offers';
import { offerGroups } from '@domain/order/offer/venue-offer';

const offers = offerGroups([xetra, tradegate, direkthandel]).flatMap((group) => group.offers);

const cheapest = (costs: ReadonlyMap<Venue, ReturnType<typeof amount>>): readonly string[] =>
  [...cheapestOffers(offers, ({ venue }) => costs.get(venue))].map(
    ({ venue, system }) => `${venue.name} ${system}`,
  );

describe('the offers that cost least [ORD-04]', () => {
  it.each([
    [
      'each way to trade at the venue that takes least',
      [amount('13.80', EUR), amount('14.36', EUR), amount('12.32', EUR)],
      ['Direkthandel Nord STANDARD', 'Direkthandel Nord QUOTE'],
    ],
    ['none where all cost the same', [amount('9.90', EUR), amount('9.90', EUR), amount('9.90', EUR)], []],
    ['only of what is known', [amount('13.80', EUR), amount('14.36', EUR), undefined], ['Xetra STANDARD']],
    ['none of different currencies', [amount('13.80', EUR), amount('12.00', USD), undefined], []],
    ['none where nothing is known', [undefined, undefined, undefined], []],
  ] as const)('are %s', (_, [atXetra, atTradegate, atDirekthandel], expected) => {
    const known = [
      [xetra, atXetra],
      [tradegate, atTradegate],
      [direkthandel, atDirekthandel],
    ] as const;
    expect(
      cheapest(new Map(known.flatMap(([venue, costs]) => (costs ? [[venue, costs] as const] : [])))),
    ).toEqual(expected);
  });
});
