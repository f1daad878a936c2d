import { isPositive, type Decimal } from '../money/decimal';
import { saleTax } from './sale-tax';
import { placesOf, saleOf, type SellablePosition, type TaxBasis } from './sellable-position';

/** What so many cost in tax. */
export interface CurvePoint {
  readonly quantity: Decimal;
  readonly tax: Decimal;
}

/** How many points a curve is drawn through at most. */
const POINTS = 64n;

/** The tax of a position by the quantity sold, from nothing to all that can be sold. */
export function taxCurve(
  position: SellablePosition,
  price: Decimal,
  { record, fees }: Pick<TaxBasis, 'record' | 'fees'>,
): readonly CurvePoint[] {
  const scale = placesOf(position);
  const { units, scale: held } = position.sellable.value;
  const most = scale >= held ? units * 10n ** BigInt(scale - held) : units / 10n ** BigInt(held - scale);
  const steps = most < POINTS ? most : POINTS;
  return Array.from({ length: Number(steps) + 1 }, (_, index): CurvePoint => {
    const quantity = { units: steps === 0n ? 0n : (most * BigInt(index)) / steps, scale };
    const tax = isPositive(quantity)
      ? saleTax(record, saleOf(position, quantity, price, fees)).tax
      : { units: 0n, scale: 2 };
    return { quantity, tax };
  });
}
