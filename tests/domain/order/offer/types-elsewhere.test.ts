import { venueId } from '@domain/codes/ids';
import type { Venue } from '@domain/instrument/venue';
import { typesElsewhere } from '@domain/order/offer/types-elsewhere';
import type { OrderType } from '@domain/order/order-type';
import { exchange } from '../../support/samples';

const abilities = { limitExtensions: [], tradingRestrictions: [] };
const venue = (name: string, type: Venue['type'], orderType: OrderType, country = 'DE'): Venue => ({
  ...exchange,
  id: venueId(name),
  name,
  type,
  country,
  orderTypes: { LIMIT: abilities, [orderType]: abilities },
});

const dealer = venue('dealer', 'OFF', 'TRAILING_STOP_MARKET');
const abroad = venue('abroad', 'EXCHANGE', 'TRAILING_STOP_MARKET', 'US');
const floor = venue('floor', 'EXCHANGE', 'TRAILING_STOP_NATIVE_MARKET');
const otherFloor = venue('other floor', 'EXCHANGE', 'TRAILING_STOP_NATIVE_MARKET');
const seller: Venue = { ...venue('seller', 'EXCHANGE', 'TRAILING_STOP_MARKET'), sides: ['SELL'] };

describe('a type that is to be had elsewhere [ORD-05]', () => {
  it.each<readonly [string, Venue, readonly Venue[], string | undefined, boolean]>([
    ['from an exchange at the only one', exchange, [dealer], 'TRAILING_STOP_MARKET at dealer', true],
    [
      'from an exchange at an exchange, with its like of the type',
      exchange,
      [dealer, floor, otherFloor],
      'TRAILING_STOP_NATIVE_MARKET at floor',
      false,
    ],
    [
      'from an exchange at one at home rather than abroad',
      exchange,
      [abroad, floor],
      'TRAILING_STOP_NATIVE_MARKET at floor',
      false,
    ],
    [
      'over the counter there rather than at an exchange',
      { ...exchange, id: venueId('other dealer'), type: 'OFF' },
      [floor, dealer],
      'TRAILING_STOP_MARKET at dealer',
      false,
    ],
    ['nowhere that does not take the side', exchange, [seller], undefined, true],
  ])('is offered %s', (_, here, others, found, isOnlyThere) => {
    const offered = typesElsewhere(here, [here, ...others], 'BUY', ['MARKET', 'LIMIT', 'STOP_MARKET']);
    expect(offered.map(({ type, venue: { name }, ...rest }) => [`${type} at ${name}`, rest])).toEqual(
      found === undefined ? [] : [[found, { isOnlyThere }]],
    );
  });
});
