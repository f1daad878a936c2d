import { decimalText, type Decimal } from '@domain/money/decimal';

/** Where prices stand on the picture, in percent from its top, and the prices its lines are labelled with. */
export interface PriceScale {
  readonly position: (price: Decimal) => number;
  /** The price at a place, the way back of `position`. */
  readonly priceAt: (position: number) => number;
  readonly lowest: number;
  readonly highest: number;
  readonly ticks: readonly { readonly price: number; readonly position: number }[];
  /** As many decimals as tell the ticks apart, the same for each. */
  readonly decimals: number;
}

const TICKS = 4;
/** Up to here places are exact and prices write as plain digits; no market is anywhere near. */
const HIGHEST = Number.MAX_SAFE_INTEGER;
/** Steps that a person counts in. */
const ROUND_STEPS = [1, 2, 2.5, 5, 10];

/**
 * A scale on which all prices fit, cut to round values. Positions are places on a screen, so plain numbers do;
 * no amount is ever computed from them. There is none without prices, nor where one is beyond anything drawable.
 */
export function priceScale(prices: readonly Decimal[]): PriceScale | undefined {
  const values = prices.map(toPlace);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (values.length === 0 || high > HIGHEST) return undefined;
  const step = roundStep((high - low || high / 100 || 1) / TICKS);
  const bottom = Math.floor((low - step / 4) / step) * step;
  const top = Math.ceil((high + step / 4) / step) * step;
  const at = (price: number) => (100 * (top - price)) / (top - bottom);
  const count = Math.round((top - bottom) / step);
  return {
    position: (price) => at(toPlace(price)),
    priceAt: (position) => top - (position * (top - bottom)) / 100,
    lowest: bottom,
    highest: top,
    ticks: Array.from({ length: count + 1 }, (_, index) => {
      const price = bottom + index * step;
      return { price, position: at(price) };
    }),
    decimals: decimalsOf(step),
  };
}

/** A step of two and a half needs one more than its magnitude says. */
function decimalsOf(step: number): number {
  const places = Math.max(0, -Math.floor(Math.log10(step)));
  const isWhole = Math.abs(step * 10 ** places - Math.round(step * 10 ** places)) < 1e-6;
  return isWhole ? places : places + 1;
}

function roundStep(step: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(step));
  return (ROUND_STEPS.find((round) => round * magnitude >= step) ?? 10) * magnitude;
}

/** A price as a place on a scale. */
export const toPlace = (price: Decimal): number => Number(decimalText(price));
