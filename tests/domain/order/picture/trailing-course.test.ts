import { fc } from '@tests/support/properties';
import { amount, type Amount } from '@domain/money/amount';
import { compare, decimal, decimalText } from '@domain/money/decimal';
import { percentage } from '@domain/money/percentage';
import { EUR } from '@domain/money/unit';
import type { TrailingDistance } from '@domain/order/trailing-distance';
import { trailingCourse } from '@domain/order/picture/trailing-course';

const five: TrailingDistance = { kind: 'relative', distance: percentage(decimal('5')) };
const two: TrailingDistance = { kind: 'absolute', distance: { value: decimal('2'), unit: EUR } };
const stops = (prices: readonly string[], distance: TrailingDistance, side: 'BUY' | 'SELL') =>
  trailingCourse(
    prices.map((price) => amount(price, EUR)),
    distance,
    side,
  ).map((stop) => Number(decimalText(stop)));

describe('the stop that follows the course', () => {
  it.each<readonly [TrailingDistance, 'BUY' | 'SELL', readonly number[], string]>([
    [five, 'SELL', [95, 104.5, 104.5, 114], 'rises with the price, never falls'],
    [five, 'BUY', [105, 105, 94.5, 94.5], 'of a purchase falls with the price, never rises'],
    [two, 'SELL', [98, 108, 108, 118], 'keeps an amount as well as a share'],
  ])('case %#: %j %s %j %s [ORD-29]', (distance, side, expected) => {
    expect(stops(['100', '110', '90', '120'], distance, side)).toEqual(expected);
  });

  it('is never passed backwards, whatever the prices do [ORD-29]', () => {
    const price = fc
      .integer({ min: 100, max: 100_000 })
      .map((units): Amount => ({ value: { units: BigInt(units), scale: 2 }, unit: EUR }));
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 30 }), (prices) => {
        const sale = trailingCourse(prices, five, 'SELL');
        const purchase = trailingCourse(prices, five, 'BUY');
        for (let at = 1; at < prices.length; at++) {
          expect(compare(sale[at] ?? decimal('0'), sale[at - 1] ?? decimal('0'))).toBeGreaterThanOrEqual(0);
          expect(compare(purchase[at] ?? decimal('0'), purchase[at - 1] ?? decimal('0'))).toBeLessThanOrEqual(
            0,
          );
        }
      }),
    );
  });
});
