import type { Side } from '@domain/order/side';
import { nearerStop, stopBehind, type TrailingDistance } from '@domain/order/trailing-distance';
import type { Amount } from '@domain/money/amount';
import { compare, divide, hundred, multiply, rescale, subtract, type Decimal } from '@domain/money/decimal';

/** Decimals of a computed stop, where the price it follows has no more. */
const LEAST_PLACES = 2;

/** Where a stop stands that keeps its distance from a price, as a price is written; undefined across units. */
export function followingStop(price: Amount, trailing: TrailingDistance, side: Side): Amount | undefined {
  const stop = stopBehind(price, trailing, side);
  const places = Math.max(LEAST_PLACES, price.value.scale);
  return stop && { value: rescale(stop.value, places, 'half-up'), unit: stop.unit };
}

/** The distance at which a stop at this place would follow the price, in the kind of the one there is. */
export function distanceTo(
  price: Decimal,
  stop: Decimal,
  side: Side,
  kind: TrailingDistance['kind'],
): Decimal {
  const away = side === 'SELL' ? subtract(price, stop) : subtract(stop, price);
  return kind === 'absolute' ? away : divide(multiply(away, hundred), price, 2, 'half-up');
}

/** Whether a distance can be kept from a price: more than nothing, less than all of it (rules.md 2). */
export const isDistance = (away: Decimal, kind: TrailingDistance['kind'], price: Decimal): boolean =>
  away.units > 0n && compare(away, kind === 'absolute' ? price : hundred) < 0;

/**
 * How the stop would have followed these prices, oldest first: a sale's stop only rises, a purchase's only
 * falls (rules.md 2).
 */
export function trailingCourse(
  prices: readonly Amount[],
  trailing: TrailingDistance,
  side: Side,
): readonly Decimal[] {
  let stop: Amount | undefined;
  return prices.flatMap((price) => {
    const behind = followingStop(price, trailing, side);
    if (behind !== undefined) stop = stop === undefined ? behind : nearerStop(stop, behind, side);
    return stop === undefined ? [] : [stop.value];
  });
}
