import { berlinInstant, berlinTime } from '@domain/time/berlin-time';
import { addDays, type LocalDate } from '@domain/time/local-date';
import { timeOfDay } from '@domain/time/local-time';
import { instant, type Instant } from '@domain/time/instant';
import { isTradingDay, shortClose, tradingDayFrom } from './german-calendar';

const OPENS = timeOfDay('09:00:00');
const CLOSES = '17:30:00';
/** Five minutes after the opening every venue at home is open and has made prices. */
const SETTLED = timeOfDay('09:05:00');

/** Whether all exchanges at home are open at this moment (the hours of Xetra, rules.md 3). */
export function isTradingTime(moment: number): boolean {
  const { date, time } = berlinTime(instant(moment));
  return isTradingDay(date) && time >= OPENS && time < timeOfDay(shortClose(date) ?? CLOSES);
}

/** The next moment at which they are open: this one if they are. */
export function nextTradingTime(moment: number): Instant {
  if (isTradingTime(moment)) return instant(moment);
  const { date, time } = berlinTime(instant(moment));
  const isBeforeOpening = isTradingDay(date) && time < OPENS;
  return settled(isBeforeOpening ? date : tradingDayFrom(addDays(date, 1)));
}

const settled = (date: LocalDate): Instant => berlinInstant({ date, time: SETTLED });
