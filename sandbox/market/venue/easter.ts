import { calendarDay, type LocalDate } from '@domain/time/local-date';

/** Easter Sunday of a year, by J.-M. Oudin (1940), as the US Naval Observatory prints it; whole numbers throughout. */
export function easterSunday(year: number): LocalDate {
  const part = (value: number, of: number): number => Math.trunc(value / of);
  const century = part(year, 100);
  const golden = year % 19;
  const moonSlip = part(century - 17, 25);
  const age = (century - part(century, 4) - part(century - moonSlip, 3) + 19 * golden + 15) % 30;
  const late = part(age, 28);
  const moon = age - late * (1 - late * part(29, age + 1) * part(21 - golden, 11));
  const weekday = (year + part(year, 4) + moon + 2 - century + part(century, 4)) % 7;
  const sinceMarch = moon - weekday;
  const month = 3 + part(sinceMarch + 40, 44);
  const day = sinceMarch + 28 - 31 * part(month, 4);
  return calendarDay(`${String(year).padStart(4, '0')}-0${String(month)}-${String(day).padStart(2, '0')}`);
}
