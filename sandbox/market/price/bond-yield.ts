import {
  add,
  compare,
  decimal,
  divide,
  hundred,
  multiply,
  one,
  rescale,
  subtract,
  zero,
  type Decimal,
} from '@domain/money/decimal';
import { daysBetween, type LocalDate } from '@domain/time/local-date';
import type { BondTerms } from '../catalogue/bond-terms';
import { interestBetween, regularDay } from './accrued-interest';

const MONTHS_OF_YEAR = 12;
/** Decimals of a yield in percent. */
const YIELD_PLACES = 4;
/** Decimals that are calculated with on the way there. */
const PLACES = 20;
const HALF = decimal('0.5');
const NEAR = decimal('0.00000000000001');
/** A day discounts by no less and no more: a year from -97 percent to more than anybody ever paid. */
const LEAST = decimal('0.9');
const MOST = decimal('1.01');

/** What a bond still pays, in percent of its nominal, seen from a day. */
interface PaymentsToCome {
  /** Interest at each regular day to come, the next one first. */
  readonly interest: readonly Decimal[];
  readonly daysToNext: number;
  /** Of the regular period the day lies in. */
  readonly daysOfPeriod: number;
  /** What has accrued by then. */
  readonly accrued: Decimal;
}

/**
 * The yield to maturity in percent a year for a price in percent, paid on this day: the rate at which all that the bond
 * still pays is worth the price and the interest accrued (ICMA rule 803: compounded once a year, broken periods by
 * ACT/ACT). Undefined once it is repaid, and for a price that no rate explains.
 */
export function yieldToMaturity(terms: BondTerms, price: Decimal, paidOn: LocalDate): Decimal | undefined {
  const payments = paymentsAfter(terms, paidOn);
  if (payments === undefined) return undefined;
  const paid = add(price, payments.accrued);
  let [low, high] = [LEAST, MOST];
  if (compare(worth(payments, low), paid) > 0 || compare(worth(payments, high), paid) < 0) return undefined;
  while (compare(subtract(high, low), NEAR) > 0) {
    const middle = times(add(low, high), HALF);
    if (compare(worth(payments, middle), paid) < 0) low = middle;
    else high = middle;
  }
  const year = (payments.daysOfPeriod * MONTHS_OF_YEAR) / terms.months;
  return subtract(divide(hundred, power(high, year), YIELD_PLACES, 'half-up'), hundred);
}

/** Undefined where the bond is repaid by then, or on a day that is none of its regular ones. */
function paymentsAfter(terms: BondTerms, day: LocalDate): PaymentsToCome | undefined {
  if (day >= terms.maturity) return undefined;
  let next = 0;
  while (regularDay(terms, next) <= day) next += 1;
  while (regularDay(terms, next - 1) > day) next -= 1;
  const begins = (index: number): LocalDate =>
    index <= 0 ? terms.interestFrom : regularDay(terms, index - 1);
  const borne = (since: LocalDate, until: LocalDate): Decimal =>
    since >= until ? zero : interestBetween(terms, hundred, { since, until, places: PLACES });
  const interest: Decimal[] = [];
  let last = next;
  for (; ; last += 1) {
    // Before the first payment there are regular days that pay nothing.
    interest.push(last < 0 ? zero : borne(begins(last), regularDay(terms, last)));
    if (regularDay(terms, last) >= terms.maturity) break;
  }
  if (regularDay(terms, last) !== terms.maturity) return undefined;
  const end = regularDay(terms, next);
  return {
    interest,
    daysToNext: daysBetween(day, end),
    daysOfPeriod: daysBetween(regularDay(terms, next - 1), end),
    accrued: borne(begins(next), day),
  };
}

/** What all payments are worth if a day discounts by so much; it rises with it. */
function worth({ interest, daysToNext, daysOfPeriod }: PaymentsToCome, discount: Decimal): Decimal {
  const period = power(discount, daysOfPeriod);
  const atNext = interest.reduceRight((later, paid, index) => {
    const isLast = index === interest.length - 1;
    return add(isLast ? hundred : times(later, period), paid);
  }, zero);
  return times(atNext, power(discount, daysToNext));
}

const times = (a: Decimal, b: Decimal): Decimal => rescale(multiply(a, b), PLACES, 'half-up');

/** A whole power, by squaring. */
function power(base: Decimal, exponent: number): Decimal {
  let [result, square] = [one, base];
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = times(result, square);
    square = times(square, square);
  }
  return result;
}
