import { add, compare, divide, multiply, sum, type Decimal } from '@domain/money/decimal';
import { decimal } from '@domain/money/decimal';

const HUNDRED = decimal('100');

/** A rate after so many annual increases, each rounded to cents (rules.md 10): 100 at 3 %: 103.00, 106.09, 109.27. */
export function increased(rate: Decimal, percent: Decimal, times: number): Decimal {
  let grown = rate;
  for (let year = 0; year < times; year++) {
    grown = divide(multiply(grown, add(HUNDRED, percent)), HUNDRED, 2, 'half-up');
  }
  return grown;
}

/**
 * The rates of a plan after so many increases. A direct debit never collects more than was signed: the increase that
 * would take the sum of the rates beyond it, and those after it, are not made.
 */
export function increasedRates(
  rates: readonly Decimal[],
  percent: Decimal | undefined,
  times: number,
  most: Decimal | undefined,
): readonly Decimal[] {
  if (percent === undefined) return rates;
  let grown = rates;
  for (let year = 0; year < times; year++) {
    const next = grown.map((rate) => increased(rate, percent, 1));
    if (most !== undefined && compare(sum(next), most) > 0) return grown;
    grown = next;
  }
  return grown;
}
