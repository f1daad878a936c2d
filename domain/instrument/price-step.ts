import { compare, decimal, divide, equals, multiply, type Decimal } from '../money/decimal';

/** From this price on, prices come in these steps; a venue's own data (rules.md 2). */
export interface PriceStep {
  readonly from: Decimal;
  readonly step: Decimal;
}

/** The step a price falls into: that of the highest band it reaches; undefined where the venue names none. */
export const stepAt = (steps: readonly PriceStep[], price: Decimal): Decimal | undefined =>
  steps.reduce<PriceStep | undefined>(
    (found, band) =>
      compare(band.from, price) <= 0 && (found === undefined || compare(band.from, found.from) >= 0)
        ? band
        : found,
    undefined,
  )?.step;

const CENT = decimal('0.01');

/** The step by which a price is moved: that of the venue's grid, or a cent where the venue names none. */
export const gridStep = (steps: readonly PriceStep[], price: Decimal): Decimal =>
  stepAt(steps, price) ?? CENT;

/** Whether a price is a whole number of steps. */
export const isOnGrid = (price: Decimal, step: Decimal): boolean =>
  equals(multiply(divide(price, step, 0, 'down'), step), price);

/** The lowest price of the grid that is no lower than this one; a step that ends in another band goes on there. */
export function gridPriceFrom(price: Decimal, stepOf: (price: Decimal) => Decimal): Decimal {
  const step = stepOf(price);
  const next = multiply(divide(price, step, 0, 'up'), step);
  return isOnGrid(next, stepOf(next)) ? next : gridPriceFrom(next, stepOf);
}
