import { sumAmounts, type Amount } from '../shared/amount';
import type { Unit } from '../shared/unit';
import type { DepotTotals } from './depot-totals';
import type { Position } from './position';
import { profitLoss } from './revaluation';

/** What positions, all valued in this currency, are worth together; unknown where one of them is. */
export function totalsOf(positions: readonly Position[], currency: Unit): DepotTotals | undefined {
  const currentValue = sumKnown(
    positions.map((position) => position.currentValue),
    currency,
  );
  if (currentValue === undefined) return undefined;
  const purchaseValue = sumKnown(
    positions.map((position) => position.purchaseValue),
    currency,
  );
  const previousDayValue = sumKnown(
    positions.map((position) => position.previousDayValue),
    currency,
  );
  const sincePurchase = profitLoss(currentValue, purchaseValue);
  const sincePreviousDay = profitLoss(currentValue, previousDayValue);
  return {
    currentValue,
    ...(purchaseValue && { purchaseValue }),
    ...(previousDayValue && { previousDayValue }),
    ...(sincePurchase && { profitLossPurchase: sincePurchase }),
    ...(sincePreviousDay && { profitLossPreviousDay: sincePreviousDay }),
  };
}

function sumKnown(amounts: readonly (Amount | undefined)[], currency: Unit): Amount | undefined {
  const known = amounts.filter((each) => each?.unit === currency).filter((each) => each !== undefined);
  return known.length < amounts.length ? undefined : sumAmounts(known, currency);
}
