import { venueId } from '@domain/codes/ids';
import { amount } from '@domain/money/amount';
import { decimal, equals } from '@domain/money/decimal';
import { EUR, USD } from '@domain/money/unit';
import { proposedStop } from '@domain/order/prefill/protective-stop';
import { instant } from '@domain/time/instant';

/** A price at noon of each day in November. */
const past = (...prices: readonly string[]) => ({
  venueId: venueId('v'),
  unit: EUR,
  points: prices.map((price, day) => ({
    at: instant(Date.UTC(2026, 10, 2 + day, 11, 0)),
    price: decimal(price),
  })),
});

const wild = past('100', '102', '99.96', '101.9592', '99.920016', '101.91841632');
const restless = past('100', '120', '100', '120', '100', '120');
const quiet = past('100', '100', '100', '100', '100', '100');
const grid = [{ from: decimal('0'), step: decimal('0.05') }];

describe('a stop that fits how much the price moves [ORD-22]', () => {
  it.each([
    // Five days of 2 % each: three times that is 6 %, and 94 % of 101.93 are 95.8142.
    ['three usual days below the price', wild, '101.93', [], ['95.81', '6', '2', 'usual']],
    ['on the grid of the venue', wild, '101.93', grid, ['95.80', '6.01', '2', 'usual']],
    // 94 % of 101.95 are 95.833, which is nearer to 95.85: never nearer to the price than wanted.
    ['on the grid below, however near the one above', wild, '101.95', grid, ['95.80', '6.03', '2', 'usual']],
    // (20 + 16.67 + 20 + 16.67 + 20) / 5 = 18.668; no more than 25 %.
    ['never too far away', restless, '120', [], ['90.00', '25', '18.67', 'farthest']],
    ['never too near', quiet, '100', [], ['97.00', '3', '0', 'nearest']],
  ] as const)('stands %s', (_, series, price, steps, [stop, distance, usualDay, decidedBy]) => {
    const found = proposedStop(series, amount(price, EUR), steps);
    expect(found?.days).toBe(5);
    expect(found?.decidedBy).toBe(decidedBy);
    expect(found && equals(found.stop.value, decimal(stop))).toBe(true);
    expect(found && equals(found.distance, decimal(distance))).toBe(true);
    expect(found && equals(found.usualDay, decimal(usualDay))).toBe(true);
  });

  it('is not proposed from too few days, nor in another unit', () => {
    expect(proposedStop(past('100', '102', '99'), amount('99', EUR), [])).toBeUndefined();
    expect(proposedStop(wild, amount('99', USD), [])).toBeUndefined();
  });
});
