import type { PlanUpdates } from '@application/ports/bank/plan-updates';
import type { Clock } from '@application/ports/clock';
import type { LoadPlans } from '@application/savings-plan/load-plans';
import type { FollowFailure } from '@application/session/follow-failure';
import type { DepotId, SavingsPlanId } from '@domain/codes/ids';
import { planStates, type PlanState, type SavingsPlan } from '@domain/savings-plan/savings-plan';
import { planRefusal } from '@domain/access/offering';
import { valueOrUndefined } from '@domain/failure/remote-data';
import { berlinTime } from '@domain/time/berlin-time';
import type { LocalDate } from '@domain/time/local-date';
import { DepotSelection, type DepotSelectionCollaborators } from '@ui/parts/depot/depot-selection';
import type { Unsubscribe } from '@application/ports/unsubscribe';
import { RemoteValue } from '@ui/parts/remote-value';
import { makeAutoObservable, observable, runInAction } from 'mobx';

/** What the page works with. */
export interface SavingsPlansCollaborators extends DepotSelectionCollaborators {
  readonly loadPlans: Pick<LoadPlans, 'all'>;
  readonly updates: PlanUpdates;
  readonly clock: Clock;
  readonly followFailure: Pick<FollowFailure, 'execute'>;
}

/** Which plans are shown. */
export type PlanFilter = 'ALL' | PlanState;

/** `wertpapiersparplan/uebersicht`: the plans of a depot (SAV-07). */
export class SavingsPlansModel {
  readonly #with: SavingsPlansCollaborators;
  readonly selection: DepotSelection;
  readonly plans: RemoteValue<readonly SavingsPlan[]>;
  /** How plans stand that the bank has told of since they were read. */
  readonly #told = observable.map<SavingsPlanId, SavingsPlan>({}, { deep: false });
  #stop: Unsubscribe = () => undefined;
  filter: PlanFilter = 'ALL';

  constructor(collaborators: SavingsPlansCollaborators) {
    this.#with = collaborators;
    this.plans = new RemoteValue(collaborators.clock);
    this.selection = new DepotSelection(collaborators, (depotId) => {
      void this.#load(depotId);
      this.#follow(depotId);
    });
    makeAutoObservable(this, { selection: false, plans: false }, { autoBind: true });
  }

  /** Why the bank takes no plan of this customer, as the key of its message. */
  get refusal(): string | undefined {
    return planRefusal(valueOrUndefined(this.selection.depots) ?? []);
  }

  get today(): LocalDate {
    return berlinTime(this.#with.clock.now()).date;
  }

  get all(): readonly SavingsPlan[] {
    const read = this.plans.value ?? [];
    const isRead = (id: SavingsPlanId): boolean => read.some((plan) => plan.id === id);
    const made = [...this.#told.values()].filter(({ id }) => !isRead(id));
    return [...made, ...read.map((plan) => this.#told.get(plan.id) ?? plan)];
  }

  /** The plans shown, those that buy first. */
  get shown(): readonly SavingsPlan[] {
    const rank = ({ state }: SavingsPlan): number => planStates.findIndex((each) => each === state);
    return this.all
      .filter(({ state }) => this.filter === 'ALL' || state === this.filter)
      .toSorted((a, b) => rank(a) - rank(b));
  }

  countOf(filter: PlanFilter): number {
    return filter === 'ALL' ? this.all.length : this.all.filter(({ state }) => state === filter).length;
  }

  show(filter: PlanFilter): void {
    this.filter = filter;
  }

  dispose(): void {
    this.#stop();
    this.plans.reset();
  }

  async #load(depotId: DepotId): Promise<void> {
    this.#told.clear();
    await this.plans.load(this.#with.loadPlans.all(depotId));
    const { data } = this.plans;
    if (data.kind === 'failed') this.#with.followFailure.execute(data.failure);
  }

  /** An execution, or what is done to a plan elsewhere, is seen at once. */
  #follow(depotId: DepotId): void {
    this.#stop();
    this.#stop = this.#with.updates.plans(
      depotId,
      (plan) => runInAction(() => this.#told.set(plan.id, plan)),
      () => void this.#load(depotId),
    );
  }
}
