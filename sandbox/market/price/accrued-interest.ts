import { decimal, divide, maximum, multiply, type Decimal } from '@domain/money/decimal';
import { addDays, calendarDay, daysBetween, lastDayOfMonth, type LocalDate } from '@domain/time/local-date';
import type { BondTerms } from '../catalogue/bond-terms';

const MONTHS_OF_YEAR = 12;
const PERCENT_OF = decimal('1200');

/**
 * The interest a nominal has borne since the last payment, to the cent, in the currency of the bond. Nothing before the
 * bond bears interest and once it is repaid.
 */
export function accruedInterest(terms: BondTerms, nominal: Decimal, day: LocalDate): Decimal {
  if (day <= terms.interestFrom || day >= terms.maturity) return NOTHING;
  let next = 0;
  while (regularDay(terms, next) <= day) next += 1;
  const since = next === 0 ? terms.interestFrom : regularDay(terms, next - 1);
  return interestBetween(terms, nominal, { since, until: day, places: 2 });
}

/** Days between which interest is calculated, and to how many decimals. */
interface InterestSpan {
  readonly since: LocalDate;
  readonly until: LocalDate;
  readonly places: number;
}

/**
 * The interest that a nominal bears between two days: ACT/ACT by the rule of ICMA. Each day counts as a part of the
 * regular period it lies in, so that a first period that is shorter or longer is measured by the regular ones it covers.
 */
export function interestBetween(
  terms: BondTerms,
  nominal: Decimal,
  { since, until, places }: InterestSpan,
): Decimal {
  let last = 0;
  while (regularDay(terms, last) < until) last += 1;
  while (regularDay(terms, last - 1) >= until) last -= 1;
  // days / length, added up with one denominator, so that only the result is rounded
  let [days, length] = [0n, 1n];
  for (let period = last; ; period -= 1) {
    const from = regularDay(terms, period - 1);
    const to = regularDay(terms, period);
    const covered = BigInt(daysBetween(from > since ? from : since, until < to ? until : to));
    const whole = BigInt(daysBetween(from, to));
    [days, length] = [days * whole + covered * length, length * whole];
    if (from <= since) break;
  }
  const ofAYear = multiply(multiply(nominal, terms.rate), wholeNumber(BigInt(terms.months) * days));
  return divide(ofAYear, multiply(PERCENT_OF, wholeNumber(length)), places, 'half-up');
}

/** The most that will have accrued on any of these days: on the last one, or on the eve of a payment between them. */
export function mostAccrued(terms: BondTerms, nominal: Decimal, from: LocalDate, to: LocalDate): Decimal {
  let most = maximum(accruedInterest(terms, nominal, from), accruedInterest(terms, nominal, to));
  for (let payment = 0; regularDay(terms, payment) <= to; payment += 1) {
    const eve = addDays(regularDay(terms, payment), -1);
    if (eve >= from) most = maximum(most, accruedInterest(terms, nominal, eve));
  }
  return most;
}

const NOTHING = decimal('0.00');
const wholeNumber = (units: bigint): Decimal => ({ units, scale: 0 });

/**
 * A regular payment day: so many intervals after the first one, before it for a negative number. The day of the month
 * stays; a bond that first pays on the last of a month always does.
 */
export function regularDay({ firstPayment, months }: BondTerms, index: number): LocalDate {
  const count = Number(firstPayment.slice(5, 7)) - 1 + index * months;
  const year = Number(firstPayment.slice(0, 4)) + Math.floor(count / MONTHS_OF_YEAR);
  const month = ((count % MONTHS_OF_YEAR) + MONTHS_OF_YEAR) % MONTHS_OF_YEAR;
  const first = calendarDay(`${String(year)}-${String(month + 1).padStart(2, '0')}-01`);
  const last = lastDayOfMonth(first);
  if (firstPayment === lastDayOfMonth(firstPayment)) return last;
  const wanted = addDays(first, Number(firstPayment.slice(8)) - 1);
  return wanted < last ? wanted : last;
}
