import { add, compare, decimal, divide, multiply, zero, type Decimal } from '@domain/shared/decimal';

/** From a price on, prices are multiples of a step: a band of a venue's grid. */
export interface PriceStep {
  readonly from: Decimal;
  readonly step: Decimal;
}

/** What a price moves by where the venue tells no grid. */
const CENT = decimal('0.01');

/** The step of the grid that holds at a price. */
export function stepAt(steps: readonly PriceStep[], price: Decimal): Decimal {
  const bands = [...steps].sort((a, b) => compare(b.from, a.from));
  return bands.find(({ from }) => compare(from, price) <= 0)?.step ?? bands.at(-1)?.step ?? CENT;
}

/** The price of the grid that is nearest to a place on the screen. */
export function priceNear(place: number, steps: readonly PriceStep[]): Decimal {
  const read = decimal(Math.max(0, place).toFixed(6));
  const step = stepAt(steps, read);
  const nearest = multiply(divide(read, step, 0, 'half-up'), step);
  return compare(nearest, zero) > 0 ? nearest : step;
}

/** So many steps up, or down for fewer than none; a price off the grid goes to its next point first. Stays above 0. */
export function priceBy(price: Decimal, count: number, steps: readonly PriceStep[]): Decimal {
  const step = stepAt(steps, price);
  const grid = divide(price, step, 0, count > 0 ? 'down' : 'up');
  const moved = multiply(add(grid, { units: BigInt(count), scale: 0 }), step);
  return compare(moved, zero) > 0 ? moved : step;
}
