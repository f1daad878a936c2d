import { addDays, calendarDay, dayOfWeek, lastDayOfMonth, yearOf, type LocalDate } from './local-date';

/** Whether a venue trades on a day. */
export type TradingCalendar = (day: LocalDate) => boolean;

/** Days without trading every year, as month and day (rules.md 3). */
const closedEveryYear: ReadonlySet<string> = new Set(['01-01', '05-01', '12-24', '12-25', '12-26', '12-31']);

/** Closed days that move with Easter Sunday. */
const GOOD_FRIDAY = -2;
const EASTER_MONDAY = 1;

/** How many days a MAX order lives, the entry day counted (rules.md 3, Xetra). */
export const MAX_VALIDITY_DAYS = 360;

/** Easter Sunday of a year (Gauss, in the Gregorian form of Butcher and Meeus). */
export function easterSunday(year: number): LocalDate {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const leapCorrection = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (leapCorrection + 19 * golden + 15) % 30;
  const late = epact === 29 || (epact === 28 && golden > 10) ? 1 : 0;
  const fullMoon = epact - late;
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(calendarDay(`${year.toString().padStart(4, '0')}-03-28`), fullMoon - weekday);
}

/** Whether German exchanges trade on a day. Ascension, Whit Monday, Corpus Christi and 3 October are open. */
export function isTradingDay(day: LocalDate): boolean {
  if (dayOfWeek(day) > 5 || closedEveryYear.has(day.slice(5))) return false;
  const easter = easterSunday(yearOf(day));
  return day !== addDays(easter, GOOD_FRIDAY) && day !== addDays(easter, EASTER_MONDAY);
}

/** The first trading day on or after a day; without a calendar here and below: that of German exchanges. */
export const tradingDayFrom = (day: LocalDate, trades: TradingCalendar = isTradingDay): LocalDate =>
  trades(day) ? day : tradingDayFrom(addDays(day, 1), trades);

/** The last trading day on or before a day. */
export const tradingDayUpTo = (day: LocalDate, trades: TradingCalendar = isTradingDay): LocalDate =>
  trades(day) ? day : tradingDayUpTo(addDays(day, -1), trades);

/** The first trading day after a day. */
export const nextTradingDay = (day: LocalDate, trades?: TradingCalendar): LocalDate =>
  tradingDayFrom(addDays(day, 1), trades);

/** The day a trade settles (German Valuta): the second bank day after it. */
export const settlementDay = (tradedOn: LocalDate): LocalDate => nextTradingDay(nextTradingDay(tradedOn));

/** The last trading day of the month a day lies in. */
export const ultimo = (day: LocalDate, trades?: TradingCalendar): LocalDate =>
  tradingDayUpTo(lastDayOfMonth(day), trades);

/** The last trading day of the month; once it is over, that of the next one. */
export function ultimoFrom(today: LocalDate, trades?: TradingCalendar): LocalDate {
  const ofThisMonth = ultimo(today, trades);
  return ofThisMonth >= today ? ofThisMonth : ultimo(addDays(lastDayOfMonth(today), 1), trades);
}

/** The last calendar day an order entered on this day can live to, the entry day counted. */
export const validityHorizon = (entryDay: LocalDate): LocalDate => addDays(entryDay, MAX_VALIDITY_DAYS - 1);

/** The day to which a MAX order entered on this day is valid: a trading day, corrected backwards. */
export const maxValidity = (entryDay: LocalDate, trades?: TradingCalendar): LocalDate =>
  tradingDayUpTo(validityHorizon(entryDay), trades);
