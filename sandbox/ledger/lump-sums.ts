import { add, decimal, divide, multiply, zero, type Decimal } from '@domain/money/decimal';
import { yearOf, type LocalDate } from '@domain/time/local-date';
import { BASE_RATES } from './base-rates';

/**
 * What was taxed in advance of a fund that was bought on a day, up to the end of the year before today (InvStG § 18): 70 %
 * of the base rate of each year on what was paid, in the year of the purchase a twelfth less for each full month before.
 */
export function lumpSumsTaxed(paid: Decimal, bought: LocalDate, today: LocalDate): Decimal {
  let all: Decimal = zero;
  for (let year = yearOf(bought); year < yearOf(today); year++) {
    const months = year === yearOf(bought) ? 13 - Number(bought.slice(5, 7)) : 12;
    const yearly = multiply(paid, decimal(BASE_RATES[year] ?? '0'));
    const share = multiply(yearly, decimal(String(7 * months)));
    all = add(all, divide(share, decimal('12000'), 2, 'half-up'));
  }
  return all;
}
