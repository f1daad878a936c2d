import { addAmounts, sumAmounts, valueOf, type Amount } from '../shared/amount';
import { divide, isPositive, multiply, trimmed } from '../shared/decimal';

/** Decimals of the price: as many as a limit can have (ORD-09). */
const PLACES = 4;

/**
 * The price at which a purchase earns nothing once it is sold again: it brings back what was paid and all costs, those
 * of the purchase and of the sale. Rounded up, so that a sale there loses nothing. Undefined where costs are counted
 * in another currency, or where nothing is bought.
 */
export function breakEven(quantity: Amount, price: Amount, costs: readonly Amount[]): Amount | undefined {
  const value = valueOf(quantity, price);
  if (!isPositive(value.value) || costs.some(({ unit }) => unit !== value.unit)) return undefined;
  const needed = addAmounts(value, sumAmounts(costs, value.unit));
  const exact = divide(multiply(price.value, needed.value), value.value, PLACES, 'up');
  return { value: trimmed(exact, 2), unit: price.unit };
}
