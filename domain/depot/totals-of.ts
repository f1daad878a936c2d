import { sumAmounts, type Amount } from '../shared/amount';
import type { Unit } from '../shared/unit';
import type { DepotTotals } from './depot-totals';
import type { Position } from './position';
import { profitLoss } from './revaluation';

/**
 * What positions are worth together, in this currency. Unknown where the value of one of them is. An earlier value
 * in all is known only where that of each is. A change is that of the positions of which the earlier value is known,
 * compared with their own worth, so that one instrument without a price of yesterday does not hide the day of all.
 */
export function totalsOf(positions: readonly Position[], currency: Unit): DepotTotals | undefined {
  if (positions.some(({ currentValue }) => currentValue.unit !== currency)) return undefined;
  const purchase = compared(positions, ({ purchaseValue }) => purchaseValue, currency);
  const previousDay = compared(positions, ({ previousDayValue }) => previousDayValue, currency);
  return {
    currentValue: sumAmounts(
      positions.map(({ currentValue }) => currentValue),
      currency,
    ),
    ...(purchase.isOfAll && { purchaseValue: purchase.before }),
    ...(previousDay.isOfAll && { previousDayValue: previousDay.before }),
    ...(purchase.change && { profitLossPurchase: purchase.change }),
    ...(previousDay.change && { profitLossPreviousDay: previousDay.change }),
  };
}

/** The positions of which an earlier value is known, then and now. */
function compared(
  positions: readonly Position[],
  earlier: (position: Position) => Amount | undefined,
  currency: Unit,
) {
  const known = positions.flatMap((position) => {
    const before = earlier(position);
    return before?.unit === currency ? [{ now: position.currentValue, before }] : [];
  });
  const sumOf = (when: 'now' | 'before'): Amount =>
    sumAmounts(
      known.map((each) => each[when]),
      currency,
    );
  const before = sumOf('before');
  return {
    before,
    isOfAll: known.length === positions.length,
    change: known.length === 0 ? undefined : profitLoss(sumOf('now'), before),
  };
}
