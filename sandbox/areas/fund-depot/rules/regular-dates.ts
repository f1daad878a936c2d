import { decimal, type Decimal } from '@domain/money/decimal';
import { calendarDay, type LocalDate } from '@domain/time/local-date';
import { signedMaximum } from '@sandbox/areas/savings-plan/rules/plan-schedule';
import { increasedRates } from '@sandbox/areas/savings-plan/rules/increase';
import {
  executionDateOf,
  firstNominal,
  nominalAfter,
  yearsBetween,
  type Rhythm,
} from '@sandbox/areas/savings-plan/rules/plan-dates';
import { beginningOf } from '@sandbox/areas/savings-plan/rules/wake-plan';
import type { FundOrderRow } from '../store/fund-record';

/** As much of a regular deposit as its days follow from. */
export type Scheduled = Pick<
  FundOrderRow,
  'interval' | 'execution_day' | 'start_date' | 'end_date' | 'done_until' | 'stage'
>;

/** When it is due; undefined for what is no regular deposit. */
export function rhythmOf({ interval, execution_day, start_date }: Scheduled): Rhythm | undefined {
  if (interval === null || execution_day === null || start_date === null) return undefined;
  return { start: calendarDay(start_date), interval, executionDay: execution_day };
}

/** The next day of the rhythm that is not dealt with; undefined after the end. */
export function nextNominal(order: Scheduled): LocalDate | undefined {
  const rhythm = rhythmOf(order);
  if (rhythm === undefined || order.stage === 'OVER') return undefined;
  const { done_until, end_date } = order;
  const day = done_until === null ? firstNominal(rhythm) : nominalAfter(rhythm, calendarDay(done_until));
  return end_date !== null && day > end_date ? undefined : day;
}

/** The bank day on which what is due on a day takes part. */
export const dealingDayOf = (nominal: LocalDate): LocalDate => executionDateOf(nominal);

/** When the next run is made; undefined after the end. */
export function runsAt(order: Scheduled): Date | undefined {
  const next = nextNominal(order);
  return next && new Date(beginningOf(dealingDayOf(next)));
}

/** How many annual increases there are up to a day. */
export function increasesUpTo(order: Scheduled, day: LocalDate): number {
  const rhythm = rhythmOf(order);
  return rhythm === undefined ? 0 : yearsBetween(firstNominal(rhythm), day);
}

/** The amount of the run that is due on a day, in EUR; a direct debit never takes more than was signed. */
export function amountOn(
  order: Scheduled &
    Pick<FundOrderRow, 'amount' | 'increase' | 'increases_contained' | 'iban' | 'is_external'>,
  day: LocalDate,
): Decimal {
  const { amount, increase, increases_contained, iban, is_external } = order;
  const [grown = decimal('0.00')] = increasedRates(
    [decimal(amount ?? '0.00')],
    increase === null ? undefined : decimal(increase),
    Math.max(increasesUpTo(order, day) - increases_contained, 0),
    is_external ? signedMaximum(iban) : undefined,
  );
  return grown;
}
