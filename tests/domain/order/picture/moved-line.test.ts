import { fc } from '@tests/support/properties';
import * as E from 'fp-ts/Either';
import { readPrice } from '@domain/order/read/order-number';
import { percentage } from '@domain/money/percentage';
import { decimal, decimalText, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { lineMovedBy, lineMovedTo } from '@domain/order/picture/moved-line';
import type { PriceLine } from '@domain/order/picture/price-lines';
import type { TrailingDistance } from '@domain/order/trailing-distance';

const grid = [
  { from: decimal('0'), step: decimal('0.01') },
  { from: decimal('100'), step: decimal('0.05') },
];
const lineAt = (price: string): PriceLine => ({
  id: 'limit',
  kind: 'limit',
  leg: 'order',
  side: 'SELL',
  price: decimal(price),
  consequence: 'executes',
  field: 'limit',
});
const trailAt = (price: string, distance: TrailingDistance, side: PriceLine['side'] = 'SELL'): PriceLine => ({
  ...lineAt(price),
  kind: 'trail',
  side,
  consequence: 'follows',
  field: 'distance',
  trailing: { from: decimal('100'), distance },
});
const percent = (text: string): TrailingDistance => ({
  kind: 'relative',
  distance: percentage(decimal(text)),
});
const euros = (text: string): TrailingDistance => ({
  kind: 'absolute',
  distance: { value: decimal(text), unit: EUR },
});

type Moved = readonly [line: PriceLine, by: number, text: string | undefined, reason: string];

describe('a line that is moved', () => {
  it.each([
    [99.994, '99,99', 'the grid of the lower band'],
    [100.031, '100,05', 'the grid of the upper band'],
    [128.52, '128,50', 'the nearer grid point'],
    [100.025, '100,05', 'of two that are as near the upper'],
    [0, '0,01', 'never nothing: one step at least'],
    [-5, '0,01', 'never below nothing'],
  ])('let go at %p is %s: %s [ORD-29]', (place, text) => {
    expect(lineMovedTo(lineAt('120'), place, grid)).toBe(text);
  });

  it.each([
    ['120.00', 1, '120,05', 'one tick up'],
    ['120.00', -10, '119,50', 'a page down'],
    ['120.02', 1, '120,05', 'from off the grid to the next point above'],
    ['120.02', -1, '120,00', 'from off the grid to the next point below'],
    ['0.01', -1, '0,01', 'stays above nothing'],
    ['1234.55', 1, '1.234,60', 'written the German way'],
  ])('at %s by %p steps is %s: %s [ORD-29]', (price, steps, text) => {
    expect(lineMovedBy(lineAt(price), steps, grid)).toBe(text);
  });

  it.each<Moved>([
    [trailAt('95', percent('5')), 97, '3,00', 'a sale’s stop dragged up: less distance'],
    [trailAt('105', percent('5'), 'BUY'), 107, '7,00', 'a purchase’s stop dragged up: more distance'],
    [trailAt('95', euros('5')), 96.5, '3,50', 'an amount on the grid'],
    [trailAt('95', percent('5')), 101, undefined, 'a sale’s stop has no place above the price'],
  ])('that keeps a distance, case %#, at %p is %s: %s [ORD-29]', (line, place, text) => {
    expect(lineMovedTo(line, place, grid)).toBe(text);
  });

  it.each<Moved>([
    [trailAt('95', percent('5')), 1, '4,90', 'up is nearer to the price for a sale'],
    [trailAt('105', percent('5'), 'BUY'), 1, '5,10', 'up is farther from it for a purchase'],
    [trailAt('95', percent('4.85')), -1, '5,00', 'from between two tenths, of which the half is the upper'],
    [trailAt('99.9', percent('0.1')), 1, undefined, 'a distance of nothing is none'],
    [trailAt('95', euros('5')), -1, '5,01', 'an amount goes by ticks'],
    [trailAt('100', percent('0')), -1, '0,10', 'one that is not set yet begins at nothing'],
    [trailAt('100', euros('0'), 'BUY'), 1, '0,05', 'and so does an amount'],
  ])('that keeps a distance, case %#, by %p is %s: %s [ORD-29]', (line, steps, text) => {
    expect(lineMovedBy(line, steps, grid)).toBe(text);
  });

  it('is written with the decimals its grid has, two at least and four at most [ORD-09] [ORD-29]', () => {
    const fine = [{ from: decimal('0'), step: decimal('0.0001') }];
    expect(lineMovedTo(lineAt('0.12'), 0.1235, fine)).toBe('0,1235');
    expect(lineMovedTo(lineAt('0.12'), 0.5, fine)).toBe('0,50');
  });

  it('always writes a price that the form reads, on the grid [ORD-29]', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5000, noNaN: true }), (place) => {
        const read = readPrice(lineMovedTo(lineAt('120'), place, grid) ?? '');
        expect(E.isRight(read)).toBe(true);
        if (E.isRight(read)) expect(isOnGrid(read.right)).toBe(true);
      }),
    );
  });

  it('comes back by as many steps as it went [ORD-29]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2100, max: 100_000 }),
        fc.integer({ min: 1, max: 20 }),
        (ticks, steps) => {
          const start = decimalText({ units: BigInt(ticks * 5), scale: 2 });
          const up = E.getOrElse(() => decimal('0'))(
            readPrice(lineMovedBy(lineAt(start), steps, grid) ?? ''),
          );
          const back = readPrice(lineMovedBy(lineAt(decimalText(up)), -steps, grid) ?? '');
          expect(E.isRight(back) && Number(decimalText(back.right))).toBe(Number(start));
        },
      ),
    );
  });
});

const isOnGrid = (price: Decimal): boolean => {
  const cents = price.units * 10n ** BigInt(4 - price.scale);
  return cents % (cents >= 1_000_000n ? 500n : 100n) === 0n;
};
