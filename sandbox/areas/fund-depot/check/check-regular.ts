import { compare, decimalText, isNegative, isZero, parseDecimal, type Decimal } from '@domain/money/decimal';
import { calendarDay, localDate, type LocalDate } from '@domain/time/local-date';
import * as O from 'fp-ts/Option';
import { firstStart, lastStart, MOST_INCREASE } from '@sandbox/areas/savings-plan/conditions/plan-limits';
import {
  firstNominal,
  INTERVALS,
  nominalAfter,
  type Rhythm,
} from '@sandbox/areas/savings-plan/rules/plan-dates';
import type { WireMessage } from '@sandbox/platform/http/message';
import type { FundOrderRow } from '../store/fund-record';
import { DEPOSIT_DAYS } from '../conditions/fund-limits';
import { missing, wrong, type Checked, type Extent, type Regular } from './checked-order';
import { isGiven, type RegularBody } from './fund-body';

/** The rhythm of a regular deposit; `before` is the one that is changed, whose start may have been. */
export function checkRegular(
  body: RegularBody,
  today: LocalDate,
  extent: Extent,
  before: FundOrderRow | undefined,
): Checked<Regular> {
  const interval = INTERVALS.find((each) => each === body.interval);
  const executionDay = DEPOSIT_DAYS.find((each) => each === body.day);
  const start = checkStart(body, today, extent, before);
  const increase = checkIncrease(body);
  const rhythm =
    interval === undefined || executionDay === undefined || start.value === undefined
      ? undefined
      : { interval, executionDay, start: start.value };
  const doneUntil = rhythm === undefined ? null : doneUntilOf(rhythm, before, today);
  const end = checkEnd(body, rhythm && nextAfter(rhythm, doneUntil));
  const messages = [
    ...choice(body.interval, interval, 'regular.interval', extent),
    ...choice(body.day, executionDay, 'regular.day', extent),
    ...start.messages,
    ...end.messages,
    ...increase.messages,
  ];
  if (rhythm === undefined || messages.length > 0) return { messages };
  const next = nextAfter(rhythm, doneUntil);
  return { messages, value: { rhythm, end: end.value, increase: increase.value, doneUntil, next } };
}

const nextAfter = (rhythm: Rhythm, doneUntil: LocalDate | null): LocalDate =>
  doneUntil === null ? firstNominal(rhythm) : nominalAfter(rhythm, doneUntil);

/** Days of a new rhythm that are over are not made up. */
function doneUntilOf(rhythm: Rhythm, before: FundOrderRow | undefined, today: LocalDate): LocalDate | null {
  if (before === undefined) return null;
  const done = before.done_until === null ? null : calendarDay(before.done_until);
  const isSame =
    before.interval === rhythm.interval &&
    before.execution_day === rhythm.executionDay &&
    before.start_date === rhythm.start;
  if (isSame) return done;
  if (rhythm.start > today) return null;
  return done !== null && done > today ? done : today;
}

function choice(sent: unknown, read: unknown, field: string, extent: Extent): readonly WireMessage[] {
  if (!isGiven(sent)) return extent === 'full' ? [missing(field)] : [];
  return read === undefined ? wrong('fehler-fondsauftrag-rhythmus-nicht-moeglich', [field]).messages : [];
}

function checkStart(
  { start }: RegularBody,
  today: LocalDate,
  extent: Extent,
  before: FundOrderRow | undefined,
): Checked<LocalDate> {
  if (!isGiven(start)) return { messages: extent === 'full' ? [missing('regular.start')] : [] };
  const day = localDate(start);
  const isPossible =
    O.isSome(day) &&
    (day.value === before?.start_date || (day.value >= firstStart(today) && day.value <= lastStart(today)));
  if (!isPossible) return wrong('fehler-fondsauftrag-startdatum-nicht-moeglich', ['regular.start']);
  return { messages: [], value: day.value };
}

function checkEnd({ end }: RegularBody, next: LocalDate | undefined): Checked<LocalDate> {
  if (!isGiven(end)) return { messages: [] };
  const day = localDate(end);
  if (O.isNone(day) || (next !== undefined && day.value < next)) {
    return wrong('fehler-fondsauftrag-enddatum-nicht-moeglich', ['regular.end']);
  }
  return { messages: [], value: day.value };
}

/** An increase of 0 is none (decisions.md). */
function checkIncrease({ increase }: RegularBody): Checked<Decimal> {
  if (!isGiven(increase)) return { messages: [] };
  const read = parseDecimal(increase);
  const percent = O.isSome(read) && read.value.scale <= 2 ? read.value : undefined;
  if (percent === undefined || isNegative(percent) || compare(percent, MOST_INCREASE) > 0) {
    const args = { maximal: decimalText(MOST_INCREASE) };
    return wrong('fehler-fondsauftrag-erhoehung-nicht-moeglich', ['regular.increase'], args);
  }
  return isZero(percent) ? { messages: [] } : { messages: [], value: percent };
}
