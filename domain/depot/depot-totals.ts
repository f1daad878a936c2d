import { sumAmounts, type Amount } from '../shared/amount';
import { EUR, type Unit } from '../shared/unit';
import type { Position, ProfitLoss } from './position';
import { profitLoss } from './revaluation';

/** What a depot is worth in all. A sum over figures of which one is unknown is unknown too. */
export interface DepotTotals {
  readonly currentValue: Amount;
  readonly purchaseValue?: Amount;
  readonly previousDayValue?: Amount;
  readonly profitLossPurchase?: ProfitLoss;
  readonly profitLossPreviousDay?: ProfitLoss;
}

/** The totals over positions that are all valued in one unit, euro where there are none. */
export function totalsOf(positions: readonly Position[]): DepotTotals {
  const unit = positions[0]?.currentValue.unit ?? EUR;
  const currentValue = sumAmounts(
    positions.map((position) => position.currentValue),
    unit,
  );
  const purchaseValue = sumOfKnown(positions, ({ purchaseValue }) => purchaseValue, unit);
  const previousDayValue = sumOfKnown(positions, ({ previousDayValue }) => previousDayValue, unit);
  const profitLossPurchase = profitLoss(currentValue, purchaseValue);
  const profitLossPreviousDay = profitLoss(currentValue, previousDayValue);
  return {
    currentValue,
    ...(purchaseValue && { purchaseValue }),
    ...(previousDayValue && { previousDayValue }),
    ...(profitLossPurchase && { profitLossPurchase }),
    ...(profitLossPreviousDay && { profitLossPreviousDay }),
  };
}

function sumOfKnown(
  positions: readonly Position[],
  figure: (position: Position) => Amount | undefined,
  unit: Unit,
): Amount | undefined {
  const known = positions.flatMap((position) => figure(position) ?? []);
  const isComplete = known.length === positions.length && known.every((amount) => amount.unit === unit);
  return isComplete ? sumAmounts(known, unit) : undefined;
}
