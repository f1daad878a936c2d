import { compare, isPositive, multiply, rescale, sum, type Decimal } from '../money/decimal';
import { addDays, addMonths, lastDayOfMonth, yearOf, type LocalDate } from '../time/local-date';
import { isTradingDay, tradingDayFrom, type TradingCalendar } from '../time/trading-calendar';
import { monthsOf, type Interval } from './interval';
import type { Period } from './savings-plan';

/** When a plan buys. */
export interface Schedule {
  readonly interval: Interval;
  /** The nominal day of its first execution. */
  readonly start: LocalDate;
  readonly end?: LocalDate;
  readonly suspension?: Period;
  /** When the rates that stand are raised next; without a day on the first anniversary of the start. */
  readonly nextRaise?: LocalDate;
}

/** One day on which a plan is due. */
export interface DueDay {
  readonly nominal: LocalDate;
  /** The first trading day on or after it (rules.md 10). */
  readonly day: LocalDate;
  /** Skipped by the suspension, and not made up. */
  readonly isSkipped: boolean;
  /** How often the rates that stand have been raised by then. */
  readonly raises: number;
}

const MONTHS_A_YEAR = 12;

/** On the Day of German Unity exchanges are open, and plans buy nothing: it is no day for banks (rules.md 10). */
const UNITY_DAY = '10-03';

/** The days on which plans buy. */
export const isBuyingDay: TradingCalendar = (day) => isTradingDay(day) && day.slice(5) !== UNITY_DAY;

/** The rules of a plan end within a lifetime: no schedule is followed further. */
const LAST_STEP = 1200;

const monthNumber = (day: LocalDate): number => yearOf(day) * MONTHS_A_YEAR + Number(day.slice(5, 7)) - 1;

/** The first day on or after another on which a plan with this execution day is due. */
export function firstDueDay(from: LocalDate, executionDay: number): LocalDate {
  const first = addDays(from, 1 - Number(from.slice(8)));
  const day = dayOfMonth(first, executionDay);
  return day < from ? dayOfMonth(addMonths(first, 1), executionDay) : day;
}

function dayOfMonth(first: LocalDate, wanted: number): LocalDate {
  const day = addDays(first, wanted - 1);
  const last = lastDayOfMonth(first);
  return day < last ? day : last;
}

/** From which day on a plan buys: what is due today and dealt with is behind it. */
export const buysFrom = (
  { nextExecution }: { readonly nextExecution?: LocalDate },
  today: LocalDate,
): LocalDate => (nextExecution !== undefined && nextExecution > today ? nextExecution : today);

/** The first anniversary of a day that comes after another. */
export function anniversaryAfter(first: LocalDate, day: LocalDate): LocalDate {
  const years = Math.max(yearOf(day) - yearOf(first), 1);
  const anniversary = addMonths(first, years * MONTHS_A_YEAR);
  return anniversary > day ? anniversary : addMonths(first, (years + 1) * MONTHS_A_YEAR);
}

/** The days on which a plan is due from a day on, those that are skipped among them; at most so many that buy. */
export function dueDays(
  { interval, start, end, suspension, nextRaise = addMonths(start, MONTHS_A_YEAR) }: Schedule,
  from: LocalDate,
  count: number,
): readonly DueDay[] {
  const step = monthsOf(interval);
  // A day that moved past the turn of the month belongs to the month before.
  const first = Math.max(0, Math.floor((monthNumber(from) - monthNumber(start)) / step) - 1);
  const days: DueDay[] = [];
  let buying = 0;
  for (let index = first; buying < count && index - first < LAST_STEP; index += 1) {
    const nominal = addMonths(start, index * step);
    if ((end !== undefined && nominal > end) || isOpenEnded(suspension, nominal)) break;
    const day = tradingDayFrom(nominal, isBuyingDay);
    if (day < from) continue;
    const isSkipped = suspension !== undefined && isWithin(suspension, nominal);
    days.push({ nominal, day, isSkipped, raises: raisesBy(nominal, nextRaise) });
    if (!isSkipped) buying += 1;
  }
  return days;
}

/** A raise on its day, and one on each of its anniversaries. */
const raisesBy = (nominal: LocalDate, nextRaise: LocalDate): number =>
  nominal < nextRaise ? 0 : wholeYears(nextRaise, nominal) + 1;

const wholeYears = (from: LocalDate, to: LocalDate): number =>
  yearOf(to) - yearOf(from) - (to.slice(5) < from.slice(5) ? 1 : 0);

/** Whether a day is one of a period. */
export const isWithin = ({ from, to }: Period, day: LocalDate): boolean =>
  day >= from && (to === undefined || day <= to);

/** Suspended until it is resumed: nobody knows when it buys again. */
const isOpenEnded = (suspension: Period | undefined, day: LocalDate): boolean =>
  suspension !== undefined && suspension.to === undefined && day >= suspension.from;

/** A rate after so many yearly increases, each rounded to the cent: 100 at 3 %: 103.00, 106.09, 109.27 (rules.md 10). */
export function raisedRate(rate: Decimal, percent: Decimal, raises: number): Decimal {
  if (!isPositive(percent)) return rate;
  const factor = { units: percent.units + 10n ** BigInt(percent.scale + 2), scale: percent.scale + 2 };
  let raised = rate;
  for (let year = 0; year < raises; year += 1) raised = rescale(multiply(raised, factor), 2, 'half-up');
  return raised;
}

/**
 * The rates of a plan after so many yearly increases. A direct debit never takes more than was signed: the increase that
 * would take the sum of the rates beyond it, and those after it, are not made.
 */
export function raisedRates(
  rates: readonly Decimal[],
  percent: Decimal,
  raises: number,
  most?: Decimal,
): readonly Decimal[] {
  let raised = rates;
  for (let year = 0; year < raises; year += 1) {
    const next = raised.map((rate) => raisedRate(rate, percent, 1));
    if (most !== undefined && compare(sum(next), most) > 0) return raised;
    raised = next;
  }
  return raised;
}

/** The first due day at a higher rate than the one before it, where the plan is ever raised. */
export const firstRaise = <D extends DueDay>(days: readonly D[], percent: Decimal): D | undefined =>
  isPositive(percent) ? days.find(({ raises }) => raises > 0) : undefined;
