import { decimalText, type Decimal } from '../money/decimal';
import { roundStep } from '../money/round-step';
import type { ProjectedYear } from './projection';

/** Where the years of a projection stand in a picture, in percent of its height and width; pixels need no decimals. */
export interface ProjectionScale {
  readonly x: (year: number) => number;
  /** 0 at the top. */
  readonly y: (value: Decimal) => number;
  /** Round values above nothing with their place, from below. */
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
}

/** So many steps up to the highest line, about. */
const STEPS = 4;

/** The scale of a projection: from nothing to a round line just above all its years. */
export function projectionScale(years: readonly ProjectedYear[]): ProjectionScale {
  const highest = Math.max(1, ...years.flatMap(({ value, paidIn }) => [numberOf(value), numberOf(paidIn)]));
  const step = roundStep(highest / STEPS);
  const lines = Math.ceil(highest / step);
  const y = (value: number): number => 100 - (value / (lines * step)) * 100;
  return {
    x: (year) => (year / years.length) * 100,
    y: (value) => y(numberOf(value)),
    ticks: Array.from({ length: lines }, (_, index) => (index + 1) * step).map((value) => ({
      value,
      y: y(value),
    })),
  };
}

const numberOf = (value: Decimal): number => Number(decimalText(value));
