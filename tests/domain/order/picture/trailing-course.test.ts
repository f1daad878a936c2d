import { fc } from '@tests/support/properties';
import { amount, type Amount } from '@domain/money/amount';
import { compare, decimal, decimalText } from '@domain/money/decimal';
import { percentage } from '@domain/money/percentage';
import { EUR, USD } from '@domain/money/unit';
import type { TrailingDistance } from '@domain/order/trailing-distance';
import { distanceTo, followingStop, isDistance, trailingCourse } from '@domain/order/picture/trailing-course';

const five: TrailingDistance = { kind: 'relative', distance: percentage(decimal('5')) };
const two: TrailingDistance = { kind: 'absolute', distance: { value: decimal('2'), unit: EUR } };
const stops = (prices: readonly string[], distance: TrailingDistance, side: 'BUY' | 'SELL') =>
  trailingCourse(
    prices.map((price) => amount(price, EUR)),
    distance,
    side,
  ).map((stop) => Number(decimalText(stop)));

describe('a stop that keeps its distance [ORD-29]', () => {
  const share = (text: string): TrailingDistance => ({
    kind: 'relative',
    distance: percentage(decimal(text)),
  });

  it.each<[price: string, share: string, 'BUY' | 'SELL', stop: string]>([
    ['100', '5', 'SELL', '95.00'],
    ['100.50', '2.5', 'SELL', '97.99'],
    ['100.50', '2.5', 'BUY', '103.01'],
    ['0.4321', '5', 'SELL', '0.4105'],
    // 0.125 and 0.375 from the half up, so that 0.12 would be the even one.
    ['0.25', '50', 'SELL', '0.13'],
    ['0.25', '50', 'BUY', '0.38'],
  ])('from %s by %s %% stands, for a %s, at %s, written as the price is', (price, distance, side, stop) => {
    expect(followingStop(amount(price, EUR), share(distance), side)).toEqual(amount(stop, EUR));
  });

  it('has no place across currencies, and no course either', () => {
    const dollars: TrailingDistance = { kind: 'absolute', distance: amount('2', USD) };
    expect(followingStop(amount('100', EUR), dollars, 'SELL')).toBeUndefined();
    expect(stops(['100', '110'], dollars, 'SELL')).toEqual([]);
  });

  it('begins where the first price in its currency is, and stays there without one', () => {
    const course = [amount('100', USD), amount('100', EUR), amount('120', USD)];
    expect(trailingCourse(course, two, 'SELL').map(decimalText)).toEqual(['98.00', '98.00']);
  });

  it.each<[price: string, stop: string, 'BUY' | 'SELL', 'absolute' | 'relative', away: string]>([
    ['100', '96', 'SELL', 'absolute', '4'],
    ['100', '104', 'BUY', 'absolute', '4'],
    ['100', '104', 'SELL', 'absolute', '-4'],
    ['200', '195', 'SELL', 'relative', '2.50'],
    ['200', '205', 'BUY', 'relative', '2.50'],
    // 0.125 % of the price: the half goes up.
    ['800', '799', 'SELL', 'relative', '0.13'],
  ])('at %s with its stop at %s it keeps, for a %s, %s %s', (price, stop, side, kind, away) => {
    expect(decimalText(distanceTo(decimal(price), decimal(stop), side, kind))).toBe(away);
  });

  it.each<[away: string, 'absolute' | 'relative', boolean]>([
    ['0', 'absolute', false],
    ['-1', 'absolute', false],
    ['0.01', 'absolute', true],
    ['199.99', 'absolute', true],
    ['200', 'absolute', false],
    ['0', 'relative', false],
    ['99.99', 'relative', true],
    ['100', 'relative', false],
    ['150', 'relative', false],
    ['150', 'absolute', true],
  ])('%s, %s, can be kept from a price of 200: %s', (away, kind, can) => {
    expect(isDistance(decimal(away), kind, decimal('200'))).toBe(can);
  });
});

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
