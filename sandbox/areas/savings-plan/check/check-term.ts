import type { LocalDate } from '@domain/time/local-date';
import { localDate } from '@domain/time/local-date';
import * as O from 'fp-ts/Option';
import type { WireMessage } from '@sandbox/platform/http/message';
import { firstStart, lastDay, lastStart } from '../conditions/plan-limits';
import { EXECUTION_DAYS, firstNominal, INTERVALS, type Interval, type Rhythm } from '../rules/plan-dates';
import type { Checked, Extent, Suspension } from './checked-plan';
import { missing } from './check-positions';
import { isGiven, type PlanBody } from './plan-body';
import { planMessage } from './plan-messages';

/** A term as far as it is known. */
export interface KnownTerm {
  readonly rhythm: Rhythm | undefined;
  readonly end: LocalDate | undefined;
  readonly suspension: Suspension | undefined;
}

/** Rhythm, start, end and suspension; `before` is the start of the plan that is changed, which may have been. */
export function checkTerm(
  body: PlanBody,
  today: LocalDate,
  extent: Extent,
  before: LocalDate | undefined,
): Checked<KnownTerm> {
  const start = dayOf(body.startDate, today);
  const end = dayOf(body.endDate, today);
  const interval = INTERVALS.find((each) => each === body.interval);
  const executionDay = EXECUTION_DAYS.find((each) => each === body.executionDay);
  const isPossible =
    start.kind !== 'day' ||
    start.day === before ||
    (start.day >= firstStart(today) && start.day <= lastStart(today));
  const rhythm = rhythmOf(start, interval, executionDay);
  const first = rhythm === undefined ? undefined : firstNominal(rhythm);
  const endsEarly = end.kind === 'day' && first !== undefined && end.day < first;
  const suspension = suspensionOf(body, today);
  return {
    messages: [
      ...choice(body.interval, interval, 'interval', extent),
      ...choice(body.executionDay, executionDay, 'executionDay', extent),
      ...(start.kind === 'none' && extent === 'full' ? [missing('startDate')] : []),
      ...(start.kind === 'wrong' || !isPossible
        ? [planMessage.error('fehler-sparplan-startdatum-nicht-moeglich', { origin: ['startDate'] })]
        : []),
      ...(end.kind === 'wrong' || endsEarly
        ? [planMessage.error('fehler-sparplan-enddatum-nicht-moeglich', { origin: ['endDate'] })]
        : []),
      ...suspensionMessages(suspension),
    ],
    value: {
      rhythm: isPossible ? rhythm : undefined,
      end: end.kind === 'day' ? end.day : undefined,
      suspension: suspension === 'wrong' ? undefined : suspension,
    },
  };
}

const choice = (
  sent: unknown,
  read: unknown,
  field: 'interval' | 'executionDay',
  extent: Extent,
): readonly WireMessage[] => {
  if (!isGiven(sent)) return extent === 'full' ? [missing(field)] : [];
  if (read !== undefined) return [];
  return [planMessage.error('fehler-sparplan-rhythmus-nicht-moeglich', { origin: [field] })];
};

/** A day of a body: not said, none that exists or lies within reach, or the day. */
type SentDay = { readonly kind: 'none' | 'wrong' } | { readonly kind: 'day'; readonly day: LocalDate };

function dayOf(text: string | null | undefined, today: LocalDate): SentDay {
  if (!isGiven(text) || text === '') return { kind: 'none' };
  const day = localDate(text);
  return O.isSome(day) && day.value <= lastDay(today) ? { kind: 'day', day: day.value } : { kind: 'wrong' };
}

function rhythmOf(
  start: SentDay,
  interval: Interval | undefined,
  executionDay: number | undefined,
): Rhythm | undefined {
  if (start.kind !== 'day' || interval === undefined || executionDay === undefined) return undefined;
  return { start: start.day, interval, executionDay };
}

/** Says that the days of a suspension cannot be. */
export const suspensionMessages = (suspension: Suspension | 'wrong' | undefined): readonly WireMessage[] =>
  suspension === 'wrong'
    ? [
        planMessage.error('fehler-sparplan-aussetzung-ungueltig', {
          origin: ['startSuspensionDate', 'endSuspensionDate'],
        }),
      ]
    : [];

/** Without a beginning it begins today, without an end it lasts until it is resumed. */
export function suspensionOf(
  { startSuspensionDate, endSuspensionDate }: PlanBody,
  today: LocalDate,
): Suspension | 'wrong' | undefined {
  const [from, until] = [dayOf(startSuspensionDate, today), dayOf(endSuspensionDate, today)];
  if (from.kind === 'wrong' || until.kind === 'wrong') return 'wrong';
  if (from.kind === 'none' && until.kind === 'none') return undefined;
  const days = {
    from: from.kind === 'day' ? from.day : today,
    until: until.kind === 'day' ? until.day : null,
  };
  return days.until !== null && days.until < days.from ? 'wrong' : days;
}
