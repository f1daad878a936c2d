import { decimalText, type Decimal } from '../money/decimal';
import { roundStep } from '../money/round-step';
import type { Instant } from '../time/instant';
import type { PriceSeries } from './price-series';

/** Where prices and moments stand in a picture, in percent of its height and width; pixels need no exact decimals. */
export interface PriceScale {
  readonly x: (index: number) => number;
  /** 0 at the top. */
  readonly y: (price: Decimal) => number;
  /** Round prices with their place, from below, and the decimals they are written with. */
  readonly ticks: readonly { readonly price: number; readonly y: number }[];
  readonly decimals: number;
  /** Some moments, evenly apart, with their place. */
  readonly moments: readonly { readonly at: Instant; readonly x: number }[];
}

const STEPS = 4;
const MOMENTS = 4;

/**
 * The scale of a series: round lines just around all prices and those of the customer's own lines that are near. The
 * points stand evenly apart, so that nights and weekends leave no gap. Undefined where there is nothing to draw.
 */
export function priceScale({ points }: PriceSeries, lines: readonly Decimal[]): PriceScale | undefined {
  if (points.length < 2) return undefined;
  const prices = points.map(({ price }) => numberOf(price));
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const reach = Math.max(most - least, most * 0.05);
  const near = lines.map(numberOf).filter((line) => line >= least - reach && line <= most + reach);
  const [lowest, highest] = [Math.min(least, ...near), Math.max(most, ...near)];
  const step = roundStep((highest - lowest || Math.abs(highest) || 1) / STEPS);
  const bottom = Math.floor(lowest / step) * step;
  const top = Math.max(Math.ceil(highest / step) * step, bottom + step);
  const y = (price: number): number => ((top - price) / (top - bottom)) * 100;
  const x = (index: number): number => (index / (points.length - 1)) * 100;
  return {
    x,
    y: (price) => y(numberOf(price)),
    ticks: Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, index) => ({
      price: bottom + index * step,
      y: y(bottom + index * step),
    })),
    decimals: step >= 1 ? 0 : Math.min(5, Math.ceil(-Math.log10(step))),
    moments: Array.from({ length: MOMENTS + 1 }, (_, part) => {
      const index = Math.round((part / MOMENTS) * (points.length - 1));
      return { index, x: x(index) };
    }).flatMap(({ index, x: place }) => {
      const at = points[index]?.at;
      return at === undefined ? [] : [{ at, x: place }];
    }),
  };
}

const numberOf = (value: Decimal): number => Number(decimalText(value));
