import { computed } from 'mobx';
import type { DepotTotals } from '@domain/depot/depot-totals';
import type { Position } from '@domain/depot/position';
import { joinedTallies, tallyOf, totalsIn } from '@domain/depot/totals-of';
import type { Unit } from '@domain/money/unit';
import type { PositionRow } from './position-row';

/** Of a hundred rows priced at once few portions know, and of few portions a sum is soon made. */
const PORTION = 64;

/**
 * What follows from many positions at live prices, calculated portion by portion: a price makes its portion be calculated
 * again and the portions be joined, not ten thousand rows be read (performance.md). To be called by observers.
 */
export function portioned<S>(
  rows: readonly PositionRow[],
  calculate: (positions: readonly Position[]) => S,
  join: (portions: readonly S[]) => S,
): () => S {
  const portions = Array.from({ length: Math.ceil(rows.length / PORTION) }, (_, index) => {
    const some = rows.slice(index * PORTION, (index + 1) * PORTION);
    return computed(() => calculate(some.map(({ position }) => position)));
  });
  const whole = computed(() => join(portions.map((portion) => portion.get())));
  return () => whole.get();
}

/** What rows are worth together at live prices; undefined where that is not known of each in this currency. */
export function liveTotals(rows: readonly PositionRow[], currency: Unit): () => DepotTotals | undefined {
  const tally = portioned(rows, (positions) => tallyOf(positions, currency), joinedTallies);
  const totals = computed(() => totalsIn(tally(), currency));
  return () => totals.get();
}
