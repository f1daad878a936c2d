import { addDays, daysBetween, type LocalDate } from '@domain/time/local-date';
import type { ValuePoint } from './value-history';
import type { Amount } from '@domain/money/amount';
import { decimalText } from '@domain/money/decimal';
import { roundStep } from '@domain/money/round-step';

/** Where values and days stand in the picture, in percent of its height and width; pixels need no exact decimals. */
export interface ValueScale {
  readonly x: (date: LocalDate) => number;
  /** 0 at the top. */
  readonly y: (value: Amount) => number;
  /** Round values with their place, from below. */
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** The first day, the one in the middle, the last. */
  readonly days: readonly LocalDate[];
}

/** So many steps between the lowest and the highest line, about. */
const STEPS = 4;

/** The scale of a history: round lines just around all values. Undefined where there is nothing to draw. */
export function valueScale(points: readonly ValuePoint[]): ValueScale | undefined {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return undefined;
  const values = points.flatMap(({ value, purchaseValue }) =>
    [value, ...(purchaseValue ? [purchaseValue] : [])].map(numberOf),
  );
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const step = roundStep((highest - lowest || Math.abs(highest) || 1) / STEPS);
  const bottom = Math.floor(lowest / step) * step;
  const top = Math.max(Math.ceil(highest / step) * step, bottom + step);
  const y = (value: number): number => ((top - value) / (top - bottom)) * 100;
  const days = daysBetween(first.date, last.date);
  return {
    x: (date) => (daysBetween(first.date, date) / days) * 100,
    y: (value) => y(numberOf(value)),
    ticks: Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, index) => {
      const value = bottom + index * step;
      return { value, y: y(value) };
    }),
    days: [first.date, ...(days > 2 ? [addDays(first.date, Math.round(days / 2))] : []), last.date],
  };
}

const numberOf = ({ value }: Amount): number => Number(decimalText(value));
