import { addDays, dayOfWeek, yearOf, type LocalDate } from '@domain/time/local-date';
import { easterSunday } from './easter';

const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;
const NEW_YEAR = '01-01';

/** Holidays by their date: New Year, Juneteenth, Independence Day, Christmas (NYSE rule 7.2). */
const byDate: ReadonlySet<string> = new Set([NEW_YEAR, '06-19', '07-04', '12-25']);

/** A holiday by its weekday, in the seven days of the month from this one on. */
interface WeekdayHoliday {
  readonly month: string;
  readonly weekday: number;
  readonly from: number;
}

const thanksgiving: WeekdayHoliday = { month: '11', weekday: THURSDAY, from: 22 };
const martinLutherKing: WeekdayHoliday = { month: '01', weekday: MONDAY, from: 15 };
const washington: WeekdayHoliday = { month: '02', weekday: MONDAY, from: 15 };
const memorial: WeekdayHoliday = { month: '05', weekday: MONDAY, from: 25 };
const labor: WeekdayHoliday = { month: '09', weekday: MONDAY, from: 1 };
const byWeekday = [martinLutherKing, washington, memorial, labor, thanksgiving];

/** Eves on which New York closes early, where it trades on them. */
const shortByDate: ReadonlySet<string> = new Set(['07-03', '12-24']);

/** Whether the exchanges of New York trade on a day. */
export const newYorkTrades = (day: LocalDate): boolean =>
  dayOfWeek(day) <= FRIDAY &&
  !isKeptByDate(day) &&
  !byWeekday.some((holiday) => isOn(holiday, day)) &&
  addDays(easterSunday(yearOf(day)), -2) !== day;

/** Whether they close early: on two eves and on the day after Thanksgiving. */
export const newYorkIsShort = (day: LocalDate): boolean =>
  newYorkTrades(day) && (shortByDate.has(monthAndDay(day)) || isOn(thanksgiving, addDays(day, -1)));

/** A holiday on a Sunday is kept on Monday, one on a Saturday on Friday, but for New Year: that Friday ends a year. */
function isKeptByDate(day: LocalDate): boolean {
  if (byDate.has(monthAndDay(day))) return true;
  const next = monthAndDay(addDays(day, 1));
  if (dayOfWeek(day) === FRIDAY) return next !== NEW_YEAR && byDate.has(next);
  return dayOfWeek(day) === MONDAY && byDate.has(monthAndDay(addDays(day, -1)));
}

function isOn({ month, weekday, from }: WeekdayHoliday, day: LocalDate): boolean {
  const dayOfMonth = Number(day.slice(8));
  return (
    day.slice(5, 7) === month && dayOfWeek(day) === weekday && dayOfMonth >= from && dayOfMonth < from + 7
  );
}

const monthAndDay = (day: LocalDate): string => day.slice(5);
