import { feesOn, type FeeSchedule } from '../money/fee-schedule';
import {
  compare,
  divide,
  hundred,
  isPositive,
  minimum,
  multiply,
  subtract,
  type Decimal,
} from '../money/decimal';

/** What the sale of a value costs; never more than the value (rules.md 7, as the bank tells it). */
export const saleCosts = (fees: FeeSchedule, value: Decimal): Decimal => minimum(feesOn(fees, value), value);

/** The values between which the costs rise: below the first the least is due, above the second the most. */
export const feeBends = ({ base, percent, least, most }: FeeSchedule): readonly Decimal[] =>
  isPositive(percent)
    ? [least, most].flatMap((limit) =>
        compare(limit, base) > 0
          ? [divide(multiply(subtract(limit, base), hundred), percent, 2, 'half-up')]
          : [],
      )
    : [];
