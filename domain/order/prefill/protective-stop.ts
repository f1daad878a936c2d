import type { VenueId } from '../../codes/ids';
import { pricePeriods } from '../../instrument/price-history';
import type { PriceSeries } from '../../instrument/price-series';
import { gridStep, type PriceStep } from '../../instrument/price-step';
import { amount, type Amount } from '../../money/amount';
import {
  absolute,
  compare,
  decimal,
  divide,
  hundred,
  isPositive,
  maximum,
  minimum,
  multiply,
  subtract,
  sum,
} from '../../money/decimal';
import { percentage, type Percentage } from '../../money/percentage';

/** A stop that fits how much a price moves, and what it was calculated from. */
export interface ProposedStop {
  /** Where the prices were paid. */
  readonly venueId: VenueId;
  readonly stop: Amount;
  /** How far below the price it stands on the grid: what the field says of it, too. */
  readonly distance: Percentage;
  /** What the distance comes from: three usual days, or the nearest or farthest that is proposed. */
  readonly decidedBy: 'usual' | 'nearest' | 'farthest';
  /** By how much the price has changed from day to day, on average. */
  readonly usualDay: Percentage;
  /** How many days that were. */
  readonly days: number;
}

/** Three usual days: near enough to protect, far enough not to be reached by chance (the field's rule of thumb). */
const USUAL_DAYS = decimal('3');
const NEAREST = decimal('3');
const FARTHEST = decimal('25');
/** Fewer days do not show what is usual. */
const LEAST_DAYS = 5;

/**
 * The stop of a sale that protects, by the daily changes of the last month; undefined where too few are known or the
 * price is in another unit. It is rounded down to the grid of the venue.
 */
export function proposedStop(
  series: PriceSeries,
  price: Amount,
  steps: readonly PriceStep[],
): ProposedStop | undefined {
  const changes = pricePeriods(series, 'month').flatMap(({ change }) =>
    change?.relative === undefined ? [] : [absolute(change.relative)],
  );
  if (series.unit !== price.unit || !isPositive(price.value) || changes.length < LEAST_DAYS) return undefined;
  const usualDay = divide(sum(changes), decimal(String(changes.length)), 2, 'half-up');
  const usual = multiply(usualDay, USUAL_DAYS);
  const distance = minimum(maximum(usual, NEAREST), FARTHEST);
  const wanted = divide(multiply(price.value, subtract(hundred, distance)), hundred, 6, 'down');
  const step = gridStep(steps, wanted);
  const stop = multiply(divide(wanted, step, 0, 'down'), step);
  return {
    venueId: series.venueId,
    stop: amount(stop, price.unit),
    distance: percentage(divide(multiply(subtract(price.value, stop), hundred), price.value, 2, 'half-up')),
    decidedBy: compare(usual, NEAREST) < 0 ? 'nearest' : compare(usual, FARTHEST) > 0 ? 'farthest' : 'usual',
    usualDay: percentage(usualDay),
    days: changes.length,
  };
}
