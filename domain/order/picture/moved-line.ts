import { add, decimal, rescale, type Decimal } from '@domain/money/decimal';
import type { PriceStep } from '@domain/instrument/price-step';
import { formatGermanNumber } from '@domain/money/german-amount';
import type { PriceLine } from './price-lines';
import { priceBy, priceNear } from './price-grid';
import { distanceTo, isDistance } from './trailing-course';

/** One press on the handle of a relative distance, in percentage points. */
const POINT_STEP = decimal('0.1');
const MOST_DECIMALS = 4;

/** The text for the line's field once it is let go at a place of the picture; undefined where it cannot stand. */
export function lineMovedTo(line: PriceLine, place: number, steps: readonly PriceStep[]): string | undefined {
  return textAt(line, priceNear(place, steps));
}

/** The text for the line's field, so many steps up or down on the picture; undefined where it cannot stand. */
export function lineMovedBy(line: PriceLine, count: number, steps: readonly PriceStep[]): string | undefined {
  const { trailing, side } = line;
  if (trailing?.distance.kind !== 'relative') return textAt(line, priceBy(line.price, count, steps));
  // Upwards on the picture a sale's stop comes nearer to the price, a purchase's goes away from it.
  const towards = side === 'SELL' ? -count : count;
  const steady = rescale(trailing.distance.distance, POINT_STEP.scale, 'half-up');
  const away = add(steady, { units: BigInt(towards), scale: POINT_STEP.scale });
  return isDistance(away, trailing.distance.kind, trailing.from) ? written(away) : undefined;
}

function textAt({ trailing, side }: PriceLine, price: Decimal): string | undefined {
  if (trailing === undefined) return written(price);
  const away = distanceTo(trailing.from, price, side, trailing.distance.kind);
  return isDistance(away, trailing.distance.kind, trailing.from) ? written(away) : undefined;
}

const written = (value: Decimal): string =>
  formatGermanNumber(value, { minDecimals: 2, maxDecimals: MOST_DECIMALS });
