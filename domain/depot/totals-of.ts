import { sumAmounts, type Amount } from '../shared/amount';
import type { Unit } from '../shared/unit';
import type { DepotTotals } from './depot-totals';
import type { Position, ProfitLoss } from './position';
import { profitLoss } from './revaluation';

/**
 * What positions are worth together, in this currency. Unknown where the value of one of them is. A change is
 * that of the positions of which the earlier value is known, compared with their own worth, so that one instrument
 * without a price of yesterday does not hide the day of all others.
 */
export function totalsOf(positions: readonly Position[], currency: Unit): DepotTotals | undefined {
  if (positions.some(({ currentValue }) => currentValue.unit !== currency)) return undefined;
  const sincePurchase = changeOf(positions, ({ purchaseValue }) => purchaseValue, currency);
  const sincePreviousDay = changeOf(positions, ({ previousDayValue }) => previousDayValue, currency);
  return {
    currentValue: sumAmounts(
      positions.map(({ currentValue }) => currentValue),
      currency,
    ),
    ...(sincePurchase && { profitLossPurchase: sincePurchase }),
    ...(sincePreviousDay && { profitLossPreviousDay: sincePreviousDay }),
  };
}

function changeOf(
  positions: readonly Position[],
  earlier: (position: Position) => Amount | undefined,
  currency: Unit,
): ProfitLoss | undefined {
  const known = positions.flatMap((position) => {
    const before = earlier(position);
    return before?.unit === currency ? [{ now: position.currentValue, before }] : [];
  });
  if (known.length === 0) return undefined;
  return profitLoss(
    sumAmounts(
      known.map(({ now }) => now),
      currency,
    ),
    sumAmounts(
      known.map(({ before }) => before),
      currency,
    ),
  );
}
