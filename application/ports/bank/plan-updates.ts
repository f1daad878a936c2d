import type { DepotId } from '@domain/codes/ids';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import type { Unsubscribe } from '../unsubscribe';

/** What the bank tells of savings plans by itself. */
export interface PlanUpdates {
  /**
   * Each plan of a depot as it stands now. `onHeard` is called whenever the bank begins to tell, at first and after a
   * reconnection: what was read before may have gaps.
   */
  plans(depotId: DepotId, onPlan: (plan: SavingsPlan) => void, onHeard: () => void): Unsubscribe;
}
