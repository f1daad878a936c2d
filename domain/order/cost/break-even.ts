import { addAmounts, sumAmounts, valueOf, type Amount } from '../../money/amount';
import { divide, isPositive, multiply, trimmed, type Decimal } from '../../money/decimal';
import { isCurrency } from '../../money/unit';
import { gridPriceFrom, stepAt, type PriceStep } from '../../instrument/price-step';

/** Decimals of the exact price: more than any step has, so that rounding up twice rounds up once. */
const EXACT_PLACES = 12;
/** Decimals of a price of money where the venue names no grid, and the fewest of any other. */
const CENTS = 2;

/** What is bought, for how much apiece, and what has to be paid besides on both ways. */
interface Purchase {
  readonly quantity: Amount;
  readonly price: Amount;
  readonly costs: readonly Amount[];
}

/** Where it is sold again: the grid of the prices there, and what is quoted. */
interface Resale {
  readonly steps: readonly PriceStep[];
  readonly quoted: Amount | undefined;
}

/**
 * The price at which a purchase earns nothing once it is sold again: it brings back what was paid and all costs, those
 * of the purchase and of the sale. Rounded up to a price that a sale can have, so that one there loses nothing: to the
 * venue's grid, else to cents, or to the decimals of the quotation for what is not quoted in money. Undefined where
 * costs are counted in another currency, or where nothing is bought.
 */
export function breakEven(
  { quantity, price, costs }: Purchase,
  { steps, quoted }: Resale,
): Amount | undefined {
  const value = valueOf(quantity, price);
  if (!isPositive(value.value) || costs.some(({ unit }) => unit !== value.unit)) return undefined;
  const needed = addAmounts(value, sumAmounts(costs, value.unit));
  const exact = divide(multiply(price.value, needed.value), value.value, EXACT_PLACES, 'up');
  const scale = isCurrency(price.unit) ? CENTS : Math.max(CENTS, quoted?.value.scale ?? CENTS);
  const stepOf = (at: Decimal): Decimal => stepAt(steps, at) ?? { units: 1n, scale };
  return { value: trimmed(gridPriceFrom(exact, stepOf), CENTS), unit: price.unit };
}
