import { compare, decimal, divide, multiply, type Decimal } from '@domain/money/decimal';
import type { Rounding } from '@domain/money/rounding';

/** How liquid a security is on a venue by the European table: from 1, hardly traded, to 6, a blue chip. */
export type LiquidityBand = 1 | 2 | 3 | 4 | 5 | 6;

/** The steps of the table. One band more reads one step further to the left. */
const LADDER = (
  '0.0001 0.0001 0.0001 0.0001 0.0002 0.0005 0.001 0.002 0.005 0.01 0.02 0.05 ' +
  '0.1 0.2 0.5 1 2 5 10 20 50 100 200 500'
)
  .split(' ')
  .map(decimal);

const SMALLEST = decimal('0.0001');

/** Where the table's price ranges begin. */
const RANGE_STARTS = '0 0.1 0.2 0.5 1 2 5 10 20 50 100 200 500 1000 2000 5000 10000 20000 50000'
  .split(' ')
  .map(decimal);

/** The step between two prices near this one (RTS 11, rules.md 2). */
export function tickSize(band: LiquidityBand, price: Decimal): Decimal {
  const range = RANGE_STARTS.findLastIndex((start) => compare(start, price) <= 0);
  return LADDER[Math.max(range, 0) + 6 - band] ?? SMALLEST;
}

/** From this price on, prices are so far apart. */
export interface PriceStep {
  readonly from: Decimal;
  readonly step: Decimal;
}

/** The whole grid of a band, from nothing up; neighbours with the same step are one. */
export const tickSteps = (band: LiquidityBand): readonly PriceStep[] =>
  RANGE_STARTS.map((from) => ({ from, step: tickSize(band, from) })).filter(
    ({ step }, index, all) => index === 0 || compare(step, all[index - 1]?.step ?? step) !== 0,
  );

/** The price on the grid: the nearest below, above or next to it. */
export const onGrid = (price: Decimal, tick: Decimal, rounding: Rounding): Decimal =>
  multiply(divide(price, tick, 0, rounding), tick);
