import {
  add,
  decimal,
  divide,
  maximum,
  minimum,
  multiply,
  subtract,
  zero,
  type Decimal,
} from '@domain/money/decimal';

/** A fund holding over a calendar year, in EUR. */
export interface FundYear {
  /** What it was worth at the first and at the last price of the year. */
  readonly start: Decimal;
  readonly end: Decimal;
  /** Paid out during the year. */
  readonly distributed: Decimal;
  /** In percent. */
  readonly baseRate: Decimal;
  /** In which it was held, the one of the purchase included. */
  readonly months: number;
}

/**
 * What is taxed in advance of a fund for a year (InvStG § 18): 70 % of the base rate on the value at its beginning, no more
 * than it gained with what it paid out, less what it paid out; a twelfth less for each month before the purchase.
 */
export function advanceLumpSum({ start, end, distributed, baseRate, months }: FundYear): Decimal {
  const gained = add(subtract(end, start), distributed);
  const basic = divide(multiply(multiply(start, decimal('70')), baseRate), decimal('10000'), 6, 'half-up');
  const whole = maximum(subtract(minimum(basic, gained), distributed), zero);
  return divide(multiply(whole, decimal(String(months))), decimal('12'), 2, 'half-up');
}
