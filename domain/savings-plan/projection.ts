import {
  add,
  decimal,
  divide,
  hundred,
  maximum,
  multiply,
  rescale,
  subtract,
  sum,
  zero,
  type Decimal,
} from '../money/decimal';
import { monthsOf, type Interval } from './interval';
import { raisedRates } from './execution-days';
import { purchaseWithin, type FeeTerms } from './plan-costs';

/** What a plan puts in each time, and what that costs. */
export interface ProjectedPosition extends FeeTerms {
  readonly rate: Decimal;
}

/** A plan as far as a projection needs it. */
export interface ProjectedPlan {
  readonly interval: Interval;
  readonly positions: readonly ProjectedPosition[];
  /** Percent a year by which the rates grow. */
  readonly increase: Decimal;
  /** What a direct debit may take at once, where the plan is paid by one. */
  readonly most?: Decimal;
}

/** What the customer assumes. */
export interface Assumption {
  /** Percent a year. */
  readonly growth: Decimal;
  readonly years: number;
}

/** Where the plan would stand after so many years; EUR, to the cent. */
export interface ProjectedYear {
  readonly year: number;
  readonly paidIn: Decimal;
  readonly fees: Decimal;
  readonly value: Decimal;
  /** What the value has over what was bought; a loss is negative. */
  readonly growth: Decimal;
}

const MONTHS = 12;
/** How far below and above the assumption the range reaches, in percentage points. */
const RANGE = decimal('2');

const cents = (value: Decimal): Decimal => rescale(value, 2, 'half-up');

/**
 * What becomes of a plan if everything grew evenly: no forecast. Growth is added once a year; money paid in during a
 * year grows by the share of the year that is left of it.
 */
export function projection(
  { interval, positions, increase, most }: ProjectedPlan,
  { growth, years }: Assumption,
): readonly ProjectedYear[] {
  const step = monthsOf(interval);
  const told: ProjectedYear[] = [];
  let paidIn = zero;
  let fees = zero;
  let value = zero;
  for (let year = 1; year <= years; year += 1) {
    const rates = raisedRates(
      positions.map((position) => position.rate),
      increase,
      year - 1,
      most,
    );
    const bought = positions.map((position, index) => {
      const rate = rates[index] ?? position.rate;
      const { costs } = purchaseWithin(rate, position);
      return { rate, costs };
    });
    const rate = sum(bought.map((each) => each.rate));
    const costs = sum(bought.map((each) => each.costs));
    const invested = subtract(rate, costs);
    value = grown(value, growth, MONTHS);
    for (let month = 0; month < MONTHS; month += step) {
      paidIn = add(paidIn, rate);
      fees = add(fees, costs);
      value = add(value, grown(invested, growth, MONTHS - month));
    }
    value = cents(value);
    told.push({
      year,
      paidIn: cents(paidIn),
      fees: cents(fees),
      value,
      growth: cents(subtract(value, subtract(paidIn, fees))),
    });
  }
  return told;
}

/** The assumptions below and above, which the range is drawn between; never below nothing. */
export const rangeOf = ({ growth, years }: Assumption): readonly [Assumption, Assumption] => [
  { growth: maximum(subtract(growth, RANGE), zero), years },
  { growth: add(growth, RANGE), years },
];

const grown = (value: Decimal, percent: Decimal, months: number): Decimal => {
  const yearly = divide(multiply(value, percent), hundred, 8, 'half-up');
  return add(
    value,
    divide(multiply(yearly, { units: BigInt(months), scale: 0 }), { units: 12n, scale: 0 }, 8, 'half-up'),
  );
};
