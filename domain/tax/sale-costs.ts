import {
  add,
  compare,
  divide,
  hundred,
  isPositive,
  maximum,
  minimum,
  multiply,
  rescale,
  subtract,
  type Decimal,
} from '../money/decimal';

/** The bank's price list for a sale, in EUR: a base and a part of the value within limits, and what the venue takes. */
export interface SaleFees {
  readonly base: Decimal;
  /** Of the value. */
  readonly percent: Decimal;
  readonly least: Decimal;
  readonly most: Decimal;
  readonly venue: Decimal;
}

/** What the sale of a value costs; never more than the value (rules.md 7, as the bank tells it). */
export function saleCosts({ base, percent, least, most, venue }: SaleFees, value: Decimal): Decimal {
  const part = rescale(divide(multiply(value, percent), hundred, 6, 'half-up'), 6, 'half-up');
  const fee = minimum(maximum(rescale(add(base, part), 2, 'half-up'), least), most);
  return minimum(add(fee, venue), value);
}

/** The values between which the costs rise: below the first the least is due, above the second the most. */
export const feeBends = ({ base, percent, least, most }: SaleFees): readonly Decimal[] =>
  isPositive(percent)
    ? [least, most].flatMap((limit) =>
        compare(limit, base) > 0
          ? [divide(multiply(subtract(limit, base), hundred), percent, 2, 'half-up')]
          : [],
      )
    : [];
