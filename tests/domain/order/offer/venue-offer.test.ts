import type { Venue } from '@domain/instrument/venue';
import {
  offerGroups,
  suitability,
  typeAt,
  type Suitability,
  type VenueOffer,
} from '@domain/order/offer/venue-offer';
import type { EnterableOrderType } from '@domain/order/order-request';
import { dealer, exchange, fundCompany, limitOnly } from '../../support/samples';

const plain = { limitExtensions: [], tradingRestrictions: [] } as const;
const native: Venue = { ...exchange, orderTypes: { TRAILING_STOP_NATIVE_MARKET: plain } };

describe('what of a venue can be chosen [ORD-04]', () => {
  it('stands in the groups of the comparison, fund companies first, and no group is empty', () => {
    const abroad: Venue = { ...exchange, country: 'US' };
    expect(
      offerGroups([dealer, abroad, exchange, fundCompany]).map(({ group, offers }) => [
        group,
        offers.map(({ venue, system }) => [venue, system]),
      ]),
    ).toEqual([
      [undefined, [[fundCompany, 'STANDARD']]],
      ['domesticExchangesStandard', [[exchange, 'STANDARD']]],
      ['foreignExchangesStandard', [[abroad, 'STANDARD']]],
      ['otcStandard', [[dealer, 'STANDARD']]],
      ['otcQuote', [[dealer, 'QUOTE']]],
    ]);
    expect(offerGroups([])).toEqual([]);
  });

  it.each<[string, Venue, 'STANDARD' | 'QUOTE', EnterableOrderType, EnterableOrderType | undefined]>([
    ['its own where the venue knows it', exchange, 'STANDARD', 'LIMIT', 'LIMIT'],
    ['none where it does not', exchange, 'STANDARD', 'STOP_LIMIT', undefined],
    [
      'the like of it, of those that follow the price',
      native,
      'STANDARD',
      'TRAILING_STOP_LIMIT',
      'TRAILING_STOP_NATIVE_MARKET',
    ],
    ['none of another kind', native, 'STANDARD', 'STOP_MARKET', undefined],
    ['its own on a quote, whatever the venue knows', exchange, 'QUOTE', 'STOP_LIMIT', 'STOP_LIMIT'],
    [
      'its own at a fund company, which makes a market order of it [ORD-07]',
      fundCompany,
      'STANDARD',
      'STOP_LIMIT',
      'STOP_LIMIT',
    ],
  ])('an order takes %s', (_, venue, system, type, taken) => {
    expect(typeAt({ venue, system }, type)).toBe(taken);
  });

  it.each<[Venue, 'BUY' | 'SELL', EnterableOrderType, Suitability]>([
    [exchange, 'BUY', 'LIMIT', 'suited'],
    [limitOnly, 'SELL', 'LIMIT', 'side'],
    [exchange, 'SELL', 'STOP_LIMIT', 'order-type'],
    [limitOnly, 'SELL', 'MARKET', 'side'],
  ])('case %#: of venue, side, type and whether it is suited', (venue, side, type, suited) => {
    expect(suitability({ venue, system: 'STANDARD' }, side, type, false)).toBe(suited);
  });

  it.each<[VenueOffer['system'], boolean, Suitability]>([
    ['QUOTE', false, 'suited'],
    ['QUOTE', true, 'order-type'],
    ['STANDARD', true, 'suited'],
  ])(
    'trading by %s, of what protects (%s): %s, for a dealer waits for no stop [ORD-22]',
    (system, protects, suited) => {
      expect(suitability({ venue: dealer, system }, 'SELL', 'STOP_MARKET', protects)).toBe(suited);
    },
  );
});
