import type { Clock } from '@application/ports/clock';
import type { LoadPlans } from '@application/savings-plan/load-plans';
import type { FollowFailure } from '@application/session/follow-failure';
import { planStates, type PlanState, type SavingsPlan } from '@domain/savings-plan/savings-plan';
import { berlinTime } from '@domain/time/berlin-time';
import type { LocalDate } from '@domain/time/local-date';
import { DepotSelection, type DepotSelectionCollaborators } from '@ui/parts/depot/depot-selection';
import { RemoteValue } from '@ui/parts/remote-value';
import { makeAutoObservable } from 'mobx';

/** What the page works with. */
export interface SavingsPlansCollaborators extends DepotSelectionCollaborators {
  readonly loadPlans: Pick<LoadPlans, 'all'>;
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
  filter: PlanFilter = 'ALL';

  constructor(collaborators: SavingsPlansCollaborators) {
    this.#with = collaborators;
    this.plans = new RemoteValue(collaborators.clock);
    this.selection = new DepotSelection(collaborators, (depotId) => {
      void this.plans.load(collaborators.loadPlans.all(depotId)).then(() => {
        const { data } = this.plans;
        if (data.kind === 'failed') this.#with.followFailure.execute(data.failure);
      });
    });
    makeAutoObservable(this, { selection: false, plans: false }, { autoBind: true });
  }

  get today(): LocalDate {
    return berlinTime(this.#with.clock.now()).date;
  }

  get all(): readonly SavingsPlan[] {
    return this.plans.value ?? [];
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
    this.plans.reset();
  }
}
