import type { Side } from '@domain/order/side';
import { nearerStop, stopBehind, type TrailingDistance } from '@domain/order/trailing-distance';
import { amount } from '@domain/money/amount';
import { decimal, decimalText, trimmed } from '@domain/money/decimal';
import { percentage } from '@domain/money/percentage';
import { EUR, USD } from '@domain/money/unit';

const absolute = (distance: string): TrailingDistance => ({
  kind: 'absolute',
  distance: amount(distance, EUR),
});
const relative = (share: string): TrailingDistance => ({
  kind: 'relative',
  distance: percentage(decimal(share)),
});

/** Where the stop stands after each price, until it is reached. */
function stops(
  side: Side,
  start: string,
  trailing: TrailingDistance,
  prices: readonly string[],
): readonly string[] {
  let stop = amount(start, EUR);
  return prices.map((price) => {
    stop = nearerStop(stop, stopBehind(amount(price, EUR), trailing, side) ?? stop, side);
    return decimalText(trimmed(stop.value));
  });
}

describe('a stop that follows the price', () => {
  it.each<[Side, string, TrailingDistance, readonly string[], readonly string[], string]>([
    ['SELL', '55', absolute('3'), ['58', '60', '59', '62'], ['55', '57', '57', '59'], 'rises, never falls'],
    ['SELL', '90', relative('10'), ['100', '110', '105'], ['90', '99', '99'], 'by a share of the price'],
    ['BUY', '53', absolute('3'), ['50', '48', '49', '45'], ['53', '51', '51', '48'], 'falls, never rises'],
    ['BUY', '110', relative('10'), ['100', '90', '95'], ['110', '99', '99'], 'a share from above'],
  ])('%s from %s at %j: after %j it stands at %j, %s [ORD-06]', (side, start, trailing, prices, expected) => {
    expect(stops(side, start, trailing, prices)).toEqual(expected);
  });

  it('does not know where it stands in another currency', () => {
    expect(stopBehind(amount('100', USD), absolute('3'), 'SELL')).toBeUndefined();
    expect(stopBehind(amount('100', USD), relative('3'), 'SELL')).toEqual(amount('97.00', USD));
  });
});
