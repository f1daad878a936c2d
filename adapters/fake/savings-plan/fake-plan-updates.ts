import type { PlanUpdates } from '@application/ports/bank/plan-updates';
import type { Unsubscribe } from '@application/ports/unsubscribe';
import type { DepotId } from '@domain/codes/ids';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';

interface Listener {
  readonly depotId: DepotId;
  readonly onPlan: (plan: SavingsPlan) => void;
  readonly onHeard: () => void;
}

/** What the bank tells of plans, in memory. */
export class FakePlanUpdates implements PlanUpdates {
  readonly #listeners = new Set<Listener>();

  plans(depotId: DepotId, onPlan: (plan: SavingsPlan) => void, onHeard: () => void): Unsubscribe {
    const listener = { depotId, onPlan, onHeard };
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  get listeners(): number {
    return this.#listeners.size;
  }

  tell(plan: SavingsPlan): void {
    for (const { depotId, onPlan } of this.#listeners) if (depotId === plan.depotId) onPlan(plan);
  }

  /** The stream is back after a break. */
  reconnect(): void {
    for (const { onHeard } of this.#listeners) onHeard();
  }
}
