import type { LocalDate } from '../time/local-date';
import { addAmounts, type Amount } from '../money/amount';
import { isZero } from '../money/decimal';

/** What a depot was worth at the end of a day, and what had been paid for it. */
export interface ValuePoint {
  readonly date: LocalDate;
  readonly value: Amount;
  /** With the costs of buying; absent where it is not known for everything. */
  readonly purchaseValue?: Amount;
}

/** How far back a history looks: a month, a quarter, a year, five years. */
export const historyRanges = ['month', 'quarter', 'year', 'fiveYears'] as const;

/** One of them. */
export type HistoryRange = (typeof historyRanges)[number];

/** The calendar days of each range. */
export const rangeDays: Readonly<Record<HistoryRange, number>> = {
  month: 31,
  quarter: 92,
  year: 365,
  fiveYears: 1826,
};

/**
 * Several depots' histories as one: the sum on each day on which one of them has a value, from the first on which
 * anything was held. A depot without a value on that day stands where it stood last, and counts nothing before its
 * first day.
 */
export function joinedHistory(histories: readonly (readonly ValuePoint[])[]): readonly ValuePoint[] {
  const dates = [...new Set(histories.flatMap((points) => points.map(({ date }) => date)))].sort();
  const joined = dates.flatMap((date) => {
    const latest = histories.flatMap((points) => points.findLast((point) => point.date <= date) ?? []);
    const [first, ...others] = latest;
    return first === undefined ? [] : [others.reduce(sumOfPoints, { ...first, date })];
  });
  const begins = joined.findIndex((point) => !isEmpty(point));
  return begins === -1 ? [] : joined.slice(begins);
}

/**
 * A history whose last day is that of the latest figures, with them: what a depot is worth now is said once on a page.
 * A history that ends before that day stays as it was.
 */
export function endingWith(
  points: readonly ValuePoint[],
  latest: ValuePoint | undefined,
): readonly ValuePoint[] {
  const last = points.at(-1);
  if (last === undefined || last.date !== latest?.date || last.value.unit !== latest.value.unit)
    return points;
  return [...points.slice(0, -1), { ...last, ...latest }];
}

const isEmpty = ({ value, purchaseValue }: ValuePoint): boolean =>
  isZero(value.value) && (purchaseValue === undefined || isZero(purchaseValue.value));

function sumOfPoints(a: ValuePoint, b: ValuePoint): ValuePoint {
  const purchaseValue = a.purchaseValue && b.purchaseValue && addAmounts(a.purchaseValue, b.purchaseValue);
  return { date: a.date, value: addAmounts(a.value, b.value), ...(purchaseValue && { purchaseValue }) };
}
