import { gridStep, type PriceStep } from '@domain/instrument/price-step';
import { add, compare, decimal, divide, multiply, zero, type Decimal } from '@domain/money/decimal';

/** The price of the grid that is nearest to a place on the screen. */
export function priceNear(place: number, steps: readonly PriceStep[]): Decimal {
  const read = decimal(Math.max(0, place).toFixed(6));
  const step = gridStep(steps, read);
  return above0(multiply(divide(read, step, 0, 'half-up'), step), step);
}

/** So many steps up, or down for fewer than none; a price off the grid goes to its next point first. */
export function priceBy(price: Decimal, count: number, steps: readonly PriceStep[]): Decimal {
  const step = gridStep(steps, price);
  const grid = divide(price, step, 0, count > 0 ? 'down' : 'up');
  return above0(multiply(add(grid, { units: BigInt(count), scale: 0 }), step), step);
}

const above0 = (price: Decimal, step: Decimal): Decimal => (compare(price, zero) > 0 ? price : step);
