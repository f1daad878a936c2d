import {
  add,
  decimal,
  divide,
  hundred,
  maximum,
  minimum,
  multiply,
  rescale,
  subtract,
  zero,
  type Decimal,
} from '../money/decimal';

/** What a fund share was worth in a year, in EUR, and for how long it was held. */
export interface FundYear {
  readonly start: Decimal;
  readonly end: Decimal;
  readonly distributions: Decimal;
  /** Base rate of the year in percent, as the ministry of finance publishes it. */
  readonly baseRate: Decimal;
  /** Months held, the month of the purchase included: 12 but for the year of purchase. */
  readonly months: number;
}

const SEVENTY_PERCENT = decimal('0.7');
const TWELVE = decimal('12');

/**
 * The advance lump sum (InvStG § 18): start value × 70 % × base rate, at most the rise and the distributions, less the
 * distributions, a twelfth less for each full month before the purchase; EUR to the cent, never negative.
 */
export function advanceLumpSum({ start, end, distributions, baseRate, months }: FundYear): Decimal {
  const base = divide(
    multiply(multiply(start, SEVENTY_PERCENT), maximum(baseRate, zero)),
    hundred,
    8,
    'half-up',
  );
  const most = maximum(add(subtract(end, start), distributions), zero);
  const sum = maximum(subtract(minimum(base, most), distributions), zero);
  return rescale(divide(multiply(sum, decimal(String(months))), TWELVE, 8, 'half-up'), 2, 'half-up');
}
