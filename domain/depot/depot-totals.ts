import type { Amount } from '../money/amount';
import type { ProfitLoss } from './position';

/** What a depot is worth in all. An absent figure is unknown, never 0. */
export interface DepotTotals {
  readonly currentValue: Amount;
  readonly purchaseValue?: Amount;
  readonly previousDayValue?: Amount;
  readonly profitLossPurchase?: ProfitLoss;
  readonly profitLossPreviousDay?: ProfitLoss;
}
