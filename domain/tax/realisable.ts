import { divide, hundred, isPositive, multiply, type Decimal } from '../money/decimal';
import { saleTax } from './sale-tax';
import {
  saleOf,
  sellableWithoutTax,
  type ExplainedSale,
  type SellablePosition,
  type TaxBasis,
} from './sellable-position';

/** What selling a position at its market price would bring to the year: a gain or a loss, its tax, and how many are free of it. */
export interface Realisable {
  readonly position: SellablePosition;
  /** All of it, by itself. */
  readonly sale: ExplainedSale;
  readonly withoutTax: Decimal;
}

/** What each of these positions could bring to the year, whose record, prices and price list the basis names. */
export const realisable = (
  basis: Pick<TaxBasis, 'record' | 'fees'>,
  positions: readonly SellablePosition[],
): readonly Realisable[] =>
  positions.map((position) => {
    const { sellable, price } = position;
    const { record, fees } = basis;
    const tax = saleTax(record, saleOf(position, sellable.value, price.value, fees));
    return {
      position,
      sale: { said: { position, quantity: sellable.value, price: price.value }, tax, fees },
      withoutTax: sellableWithoutTax(position, price.value, basis),
    };
  });

/** Tax in percent of what a sale brings or gains; undefined where there is no tax, or nothing to set it against. */
export const taxPercent = (tax: Decimal, of: Decimal): Decimal | undefined =>
  isPositive(tax) && isPositive(of) ? divide(multiply(tax, hundred), of, 2, 'half-up') : undefined;
