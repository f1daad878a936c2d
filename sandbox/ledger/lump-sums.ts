import { decimal, divide, isPositive, multiply, type Decimal } from '@domain/money/decimal';
import { yearOf, type LocalDate } from '@domain/time/local-date';
import * as E from 'fp-ts/Either';
import { baseRateOf } from './base-rates';

/** What was taxed in advance of a fund for one year. */
export interface TaxedYear {
  readonly year: number;
  /** In percent. */
  readonly baseRate: Decimal;
  /** In which it was held, the one of the purchase included. */
  readonly months: number;
  readonly amount: Decimal;
}

/** In how many months of a year something was held that was bought on a day of it or before. */
export const monthsHeld = (bought: LocalDate, year: number): number =>
  yearOf(bought) === year ? 13 - Number(bought.slice(5, 7)) : 12;

/**
 * What was taxed in advance of a fund that was bought on a day, up to the end of the year before today (InvStG § 18): 70 %
 * of the base rate of each year on what was paid, in the year of the purchase a twelfth less for each full month before.
 */
export function lumpSumsTaxed(paid: Decimal, bought: LocalDate, today: LocalDate): readonly TaxedYear[] {
  const years = Array.from({ length: yearOf(today) - yearOf(bought) }, (_, index) => yearOf(bought) + index);
  return years.flatMap((year): TaxedYear[] => {
    const rate = baseRateOf(year);
    if (E.isLeft(rate) || !isPositive(rate.right)) return [];
    const months = monthsHeld(bought, year);
    const share = multiply(multiply(paid, rate.right), decimal(String(7 * months)));
    const amount = divide(share, decimal('12000'), 2, 'half-up');
    return isPositive(amount) ? [{ year, baseRate: rate.right, months, amount }] : [];
  });
}
