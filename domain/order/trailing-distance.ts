import { addAmounts, compareAmounts, negateAmount, percentOf, type Amount } from '../money/amount';
import type { Percentage } from '../money/percentage';
import type { Side } from './side';

/** How far a trailing stop stays behind the price: an amount, or a share of the price (ORD-06). */
export type TrailingDistance =
  | { readonly kind: 'absolute'; readonly distance: Amount }
  | { readonly kind: 'relative'; readonly distance: Percentage };

/**
 * Where a stop stands that follows a price at its full distance: below it for a sale, above it for a purchase;
 * undefined across units.
 */
export function stopBehind(price: Amount, trailing: TrailingDistance, side: Side): Amount | undefined {
  const distance = trailing.kind === 'absolute' ? trailing.distance : percentOf(price, trailing.distance);
  if (distance.unit !== price.unit) return undefined;
  return addAmounts(price, side === 'BUY' ? distance : negateAmount(distance));
}

/** Of two stops the one that is nearer to the price: a stop only ever moves there (rules.md 2). */
export const nearerStop = (stop: Amount, other: Amount, side: Side): Amount =>
  compareAmounts(other, stop) === (side === 'BUY' ? -1 : 1) ? other : stop;
