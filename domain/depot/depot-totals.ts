import type { Amount } from '../shared/amount';
import type { ProfitLoss } from './position';

/** What a depot is worth in all. A sum over figures of which one is unknown is unknown too. */
export interface DepotTotals {
  readonly currentValue: Amount;
  readonly purchaseValue?: Amount;
  readonly previousDayValue?: Amount;
  readonly profitLossPurchase?: ProfitLoss;
  readonly profitLossPreviousDay?: ProfitLoss;
}
