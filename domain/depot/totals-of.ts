import type { Amount } from '../money/amount';
import { add, zero, type Decimal } from '../money/decimal';
import type { Unit } from '../money/unit';
import type { DepotTotals } from './depot-totals';
import type { Position } from './position';
import { profitLoss } from './revaluation';

/** Positions added up; the tallies of several lists put together are the tally of all. */
export interface DepotTally {
  readonly count: number;
  /** How many of them are not valued in the currency. */
  readonly foreign: number;
  readonly current: Decimal;
  readonly purchase: Comparison;
  readonly previousDay: Comparison;
}

/** The positions of which an earlier value is known, then and now. */
interface Comparison {
  readonly count: number;
  readonly before: Decimal;
  readonly now: Decimal;
}

/**
 * What positions are worth together, in this currency. Unknown where the value of one of them is. An earlier value
 * in all is known only where that of each is. A change is that of the positions of which the earlier value is known,
 * compared with their own worth, so that one instrument without a price of yesterday does not hide the day of all.
 */
export const totalsOf = (positions: readonly Position[], currency: Unit): DepotTotals | undefined =>
  totalsIn(tallyOf(positions, currency), currency);

/** Adds positions up, as far as they are valued in this currency. */
export function tallyOf(positions: readonly Position[], currency: Unit): DepotTally {
  const valued = positions.filter(({ currentValue }) => currentValue.unit === currency);
  return {
    count: positions.length,
    foreign: positions.length - valued.length,
    current: sumOf(valued, ({ currentValue }) => currentValue.value),
    purchase: compared(valued, ({ purchaseValue }) => purchaseValue, currency),
    previousDay: compared(valued, ({ previousDayValue }) => previousDayValue, currency),
  };
}

/** The tally of all lists of positions that were added up one by one. */
export const joinedTallies = (tallies: readonly DepotTally[]): DepotTally => ({
  count: tallies.reduce((all, { count }) => all + count, 0),
  foreign: tallies.reduce((all, { foreign }) => all + foreign, 0),
  current: sumOf(tallies, ({ current }) => current),
  purchase: joined(tallies.map(({ purchase }) => purchase)),
  previousDay: joined(tallies.map(({ previousDay }) => previousDay)),
});

/** What a tally in this currency says of the worth of all; undefined where that of one is not known. */
export function totalsIn(tally: DepotTally, currency: Unit): DepotTotals | undefined {
  if (tally.foreign > 0) return undefined;
  const { count, current, purchase, previousDay } = tally;
  const money = (value: Decimal): Amount => ({ value, unit: currency });
  const changeOf = ({ count: known, now, before }: Comparison) =>
    known === 0 ? undefined : profitLoss(money(now), money(before));
  const sincePurchase = changeOf(purchase);
  const today = changeOf(previousDay);
  return {
    currentValue: money(current),
    ...(purchase.count === count && { purchaseValue: money(purchase.before) }),
    ...(previousDay.count === count && { previousDayValue: money(previousDay.before) }),
    ...(sincePurchase && { profitLossPurchase: sincePurchase }),
    ...(today && { profitLossPreviousDay: today }),
  };
}

function compared(
  positions: readonly Position[],
  earlier: (position: Position) => Amount | undefined,
  currency: Unit,
): Comparison {
  const known = positions.filter((position) => earlier(position)?.unit === currency);
  return {
    count: known.length,
    before: sumOf(known, (position) => earlier(position)?.value ?? zero),
    now: sumOf(known, ({ currentValue }) => currentValue.value),
  };
}

const joined = (comparisons: readonly Comparison[]): Comparison => ({
  count: comparisons.reduce((all, { count }) => all + count, 0),
  before: sumOf(comparisons, ({ before }) => before),
  now: sumOf(comparisons, ({ now }) => now),
});

const sumOf = <T>(list: readonly T[], value: (item: T) => Decimal): Decimal =>
  list.reduce((total, item) => add(total, value(item)), zero);
