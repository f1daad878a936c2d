import {
  add,
  compare,
  decimal,
  divide,
  hundred,
  isNegative,
  minimum,
  multiply,
  negate,
  rescale,
  subtract,
  sum,
  zero,
  type Decimal,
} from '../money/decimal';
import type { TaxAmounts, TaxRecord } from './tax-record';

/** The tax on a change of what is taxable in the year, and the foreign tax credited with it (negative: freed again). */
export interface Withholding extends TaxAmounts {
  readonly credited: Decimal;
}

const FOUR = decimal('4');
const SOLIDARITY = decimal('5.5');

/** The sum of the three taxes. */
export const totalTax = ({ capitalGainsTax, solidarity, churchTax }: TaxAmounts): Decimal =>
  sum([capitalGainsTax, solidarity, churchTax]);

/** By how much less capital gains tax is due than a fourth for members of a church: 4 + k (EStG § 32d I 4, 5). */
export const taxDivisor = (churchRate: Decimal | undefined): Decimal =>
  churchRate === undefined ? FOUR : add(FOUR, divide(churchRate, hundred, 4, 'half-up'));

/**
 * Tax on an amount e with creditable foreign tax q: (e − 4q) / (4 + k), rounded half up (EStG § 32d I 4); on it 5.5 %
 * solidarity surcharge (SolZG § 4, fractions of a cent cut) and church tax, cut to the cent. q counts up to a fourth of
 * e, so that no tax is negative. A negative amount is a loss later in the year: it gives back tax, at most what was paid
 * (EStG § 43a III 2), and foreign tax, at most what was credited, once the paid tax is given back in full.
 */
export function withholding(
  taxable: Decimal,
  record: Pick<TaxRecord, 'churchRate' | 'foreignTax' | 'foreignCredited' | 'paid'>,
): Withholding {
  const { churchRate, foreignTax } = record;
  const divisor = taxDivisor(churchRate);
  if (isNegative(taxable)) return givenBack(taxable, divisor, record);
  const credited = minimum(foreignTax, divide(taxable, FOUR, 2, 'down'));
  const base = subtract(taxable, multiply(FOUR, credited));
  const capitalGainsTax = divide(base, divisor, 2, 'half-up');
  return { ...surcharges(capitalGainsTax, churchRate), capitalGainsTax, credited };
}

function givenBack(
  taxable: Decimal,
  divisor: Decimal,
  { churchRate, foreignCredited, paid }: Pick<TaxRecord, 'churchRate' | 'foreignCredited' | 'paid'>,
): Withholding {
  const whole = divide(negate(taxable), divisor, 2, 'half-up');
  // Where no capital gains tax is left, nothing is left of what is charged on it, however its cents were cut.
  const isCapped = compare(whole, paid.capitalGainsTax) >= 0;
  const capitalGainsTax = isCapped ? paid.capitalGainsTax : whole;
  const { solidarity, churchTax } = isCapped ? paid : surcharges(capitalGainsTax, churchRate);
  const beyond = subtract(negate(taxable), multiply(paid.capitalGainsTax, divisor));
  return {
    capitalGainsTax: negate(capitalGainsTax),
    solidarity: negate(minimum(solidarity, paid.solidarity)),
    churchTax: negate(minimum(churchTax, paid.churchTax)),
    // What was taxed and never paid, and cents that roundings kept, free no foreign tax that was not credited.
    credited: isCapped
      ? negate(minimum(divide(beyond, FOUR, 2, 'down'), foreignCredited))
      : rescale(zero, 2, 'down'),
  };
}

const surcharges = (
  capitalGainsTax: Decimal,
  churchRate: Decimal | undefined,
): Pick<TaxAmounts, 'solidarity' | 'churchTax'> => ({
  solidarity: percentCut(capitalGainsTax, SOLIDARITY),
  churchTax: percentCut(capitalGainsTax, churchRate ?? zero),
});

const percentCut = (of: Decimal, percent: Decimal): Decimal =>
  divide(multiply(of, percent), hundred, 2, 'down');
