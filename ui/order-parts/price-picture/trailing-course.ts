import type { Side } from '@domain/order/side';
import type { TrailingDistance } from '@domain/order/trailing-distance';
import {
  add,
  compare,
  divide,
  hundred,
  maximum,
  minimum,
  multiply,
  subtract,
  type Decimal,
} from '@domain/shared/decimal';

/** Decimals of a computed stop, where the price it follows has no more. */
const LEAST_PLACES = 2;

/** Where a stop stands that keeps its distance from a price: below it for a sale, above it for a purchase. */
export function stopBehind(price: Decimal, { kind, distance }: TrailingDistance, side: Side): Decimal {
  const places = Math.max(LEAST_PLACES, price.scale);
  const away =
    kind === 'absolute' ? distance.value : divide(multiply(price, distance), hundred, places, 'half-up');
  return side === 'SELL' ? subtract(price, away) : add(price, away);
}

/** The distance at which a stop at this place would follow the price, in the kind of the one there is. */
export function distanceTo(price: Decimal, stop: Decimal, side: Side, trailing: TrailingDistance): Decimal {
  const away = side === 'SELL' ? subtract(price, stop) : subtract(stop, price);
  return trailing.kind === 'absolute' ? away : divide(multiply(away, hundred), price, 2, 'half-up');
}

/**
 * How the stop would have followed these prices, oldest first: a sale's stop only rises, a purchase's only
 * falls (rules.md 2).
 */
export function trailingCourse(
  prices: readonly Decimal[],
  trailing: TrailingDistance,
  side: Side,
): readonly Decimal[] {
  let stop: Decimal | undefined;
  return prices.map((price) => {
    const behind = stopBehind(price, trailing, side);
    if (stop === undefined) stop = behind;
    else stop = side === 'SELL' ? maximum(stop, behind) : minimum(stop, behind);
    return stop;
  });
}

/** Whether a distance can be kept from a price: more than nothing, less than all of it (rules.md 2). */
export const isDistance = (away: Decimal, trailing: TrailingDistance, price: Decimal): boolean =>
  away.units > 0n && compare(away, trailing.kind === 'absolute' ? price : hundred) < 0;
