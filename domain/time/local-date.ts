import * as O from 'fp-ts/Option';
import type { Brand } from '../codes/brand';

/** A calendar day 'YYYY-MM-DD' that exists, without a time zone. Comparing the texts compares the days. */
export type LocalDate = Brand<string, 'LocalDate'>;

const DAY = 86_400_000;

/** Reads an ISO day; one that does not exist (30 February) is none. */
export function localDate(text: string): O.Option<LocalDate> {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return O.none;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight) && fromMidnight(midnight) === text ? O.some(fromMidnight(midnight)) : O.none;
}

/** A day written in the code. One that does not exist is a bug and throws. */
export function calendarDay(text: string): LocalDate {
  const day = localDate(text);
  if (O.isNone(day)) throw new Error(`Not a day: '${text}'`);
  return day.value;
}

/** The day so many days later, earlier for a negative number. */
export const addDays = (day: LocalDate, days: number): LocalDate =>
  fromMidnight(midnightOf(day) + days * DAY);

/** How many days lie between, negative when `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  (midnightOf(to) - midnightOf(from)) / DAY;

/** Negative, zero or positive as a is before, on or after b. */
export const compareDates = (a: LocalDate, b: LocalDate): -1 | 0 | 1 => (a < b ? -1 : a > b ? 1 : 0);

/** 1 for Monday to 7 for Sunday (ISO 8601). */
export const dayOfWeek = (day: LocalDate): number => ((new Date(midnightOf(day)).getUTCDay() + 6) % 7) + 1;

/** The year of a day. */
export const yearOf = (day: LocalDate): number => Number(day.slice(0, 4));

/** The last calendar day of the month a day lies in. */
export function lastDayOfMonth(day: LocalDate): LocalDate {
  const month = new Date(midnightOf(day));
  return fromMidnight(month.setUTCMonth(month.getUTCMonth() + 1, 0));
}

/** Whether a day is the last of its month. */
export const isMonthEnd = (day: LocalDate): boolean => lastDayOfMonth(day) === day;

/** The same day so many months later, earlier for a negative number; the last of a month that is too short for it. */
export function addMonths(day: LocalDate, months: number): LocalDate {
  const first = new Date(midnightOf(addDays(day, 1 - Number(day.slice(8)))));
  const begin = fromMidnight(first.setUTCMonth(first.getUTCMonth() + months));
  const wanted = addDays(begin, Number(day.slice(8)) - 1);
  const last = lastDayOfMonth(begin);
  return wanted < last ? wanted : last;
}

const midnightOf = (day: LocalDate): number => Date.parse(`${day}T00:00:00Z`);
const fromMidnight = (milliseconds: number): LocalDate =>
  new Date(milliseconds).toISOString().slice(0, 10) as LocalDate;
