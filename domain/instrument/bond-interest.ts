import { divide, maximum, multiply, type Decimal } from '../money/decimal';
import type { Amount } from '../money/amount';
import {
  addDays,
  addMonths,
  compareDates,
  daysBetween,
  isMonthEnd,
  lastDayOfMonth,
  type LocalDate,
} from '../time/local-date';
import { settlementDay } from '../time/trading-calendar';
import type { BondInterest, InterestInterval } from './bond-terms';

/** The months from one payment to the next. */
const monthsOf: Readonly<Record<InterestInterval, number>> = {
  MONTHLY: 1,
  QUARTERLY: 3,
  HALF_YEARLY: 6,
  YEARLY: 12,
};

/** Accrued interest (German Stückzinsen): paid by the buyer to the seller besides the price. */
export interface AccruedInterest {
  readonly amount: Amount;
  /** The day of the trade it is calculated for. */
  readonly tradedOn: LocalDate;
  /** Up to this day it counts: the trade settles then. */
  readonly settledOn: LocalDate;
}

/** The interest of a nominal traded on a day; undefined for what is traded without. */
export function interestOf(
  { interest }: { readonly interest?: BondInterest },
  nominal: Amount,
  tradedOn: LocalDate,
): AccruedInterest | undefined {
  if (interest === undefined) return undefined;
  const settledOn = settlementDay(tradedOn);
  const value = accruedOn(interest, nominal.value, settledOn);
  return { amount: { value, unit: nominal.unit }, tradedOn, settledOn };
}

/** The most that can have accrued on a nominal, whichever of these days it is traded on: the day before a payment most of all. */
export function mostInterestOf(
  { interest }: { readonly interest?: BondInterest },
  nominal: Amount,
  { first, last }: { readonly first: LocalDate; readonly last: LocalDate },
): Amount | undefined {
  if (interest === undefined) return undefined;
  const [from, to] = [settlementDay(first), settlementDay(last)];
  const on = (day: LocalDate): Decimal => accruedOn(interest, nominal.value, day);
  let value = maximum(on(from), on(to));
  for (let index = 0; regularDay(interest, index) <= to; index += 1) {
    const eve = addDays(regularDay(interest, index), -1);
    if (eve >= from) value = maximum(value, on(eve));
  }
  return { value, unit: nominal.unit };
}

const CENTS = 2;
/** Twelve months, of a rate that is told in hundredths. */
const YEAR_IN_PERCENT = 1200n;

/**
 * ACT/ACT by the rule of ICMA, to the cent: every day since the last payment is a part of the regular period it lies
 * in, and a regular period bears the same however long it is. Nothing before the first day and from maturity on.
 */
export function accruedOn(bond: BondInterest, nominal: Decimal, day: LocalDate): Decimal {
  const bears = compareDates(bond.start, day) < 0 && compareDates(day, bond.maturity) < 0;
  const periods = bears ? periodsUpTo(bond, day) : [];
  // One denominator for all periods, for nothing may be rounded before the end.
  const denominator = periods.reduce((product, { length }) => product * length, 1n);
  const days = periods.reduce((sum, period) => sum + (period.days * denominator) / period.length, 0n);
  const months = BigInt(monthsOf[bond.interval]);
  const borne = multiply(multiply(nominal, bond.rate), { units: days * months, scale: 0 });
  return divide(borne, { units: YEAR_IN_PERCENT * denominator, scale: 0 }, CENTS, 'half-up');
}

/** A regular period of a bond, and how many of its days have borne interest that is still to be paid. */
interface Period {
  readonly days: bigint;
  readonly length: bigint;
}

function periodsUpTo(bond: BondInterest, day: LocalDate): readonly Period[] {
  const begins = (index: number): LocalDate => regularDay(bond, index);
  let index = -1;
  while (compareDates(begins(index + 1), day) <= 0) index += 1;
  if (index >= 0) return [periodOf(begins(index), begins(index + 1), begins(index), day)];
  // Before the first payment: all regular periods back to the day on which interest began.
  const periods: Period[] = [];
  for (; compareDates(bond.start, begins(index + 1)) < 0; index -= 1) {
    periods.push(periodOf(begins(index), begins(index + 1), bond.start, day));
  }
  return periods;
}

function periodOf(from: LocalDate, to: LocalDate, since: LocalDate, day: LocalDate): Period {
  const first = compareDates(from, since) < 0 ? since : from;
  const last = compareDates(day, to) < 0 ? day : to;
  const days = Math.max(daysBetween(first, last), 0);
  return { days: BigInt(days), length: BigInt(daysBetween(from, to)) };
}

/** A bond that first pays on the last day of a month does so in every month it pays. */
function regularDay({ firstPayment, interval }: BondInterest, index: number): LocalDate {
  const day = addMonths(firstPayment, index * monthsOf[interval]);
  return isMonthEnd(firstPayment) ? lastDayOfMonth(day) : day;
}
