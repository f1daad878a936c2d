import type { Clock } from '@application/ports/clock';
import type { PageScheduler } from '@application/ports/scheduler';
import type { PlanDrafting } from '@application/savings-plan/plan-drafting';
import { snapshotCell, snapshotOf, typedOver, type Snapshot } from '@domain/form/session/snapshot';
import type { Instrument } from '@domain/instrument/instrument';
import { canonicalText } from '@domain/release/canonical-text';
import { fillPlan } from '@domain/savings-plan/form/fill-plan';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import { DraftKeeper } from '@ui/forms/draft-keeper';
import type { Task } from 'fp-ts/Task';
import { reaction } from 'mobx';
import type { ObservedPlan } from '../input/observed-plan';

/** What drafts of plans are kept with. */
export interface PlanDraftCollaborators {
  readonly drafting: Pick<PlanDrafting, 'keep' | 'keepChange'>;
  readonly clock: Clock;
  readonly scheduler: PageScheduler;
}

/** A plan of the bank, with its securities by their WKN. */
export interface ChangedPlan {
  readonly current: SavingsPlan;
  readonly instruments: ReadonlyMap<string, Instrument>;
}

/** Keeps what is typed of a plan until it is released: of a new one, or of a change of one that stands. */
export class PlanDraftModel {
  readonly #with: PlanDraftCollaborators;
  readonly #form: ObservedPlan;
  readonly keeper: DraftKeeper<Snapshot>;
  /** The plan that is changed, and what the form is where nothing is changed. */
  #changed: { readonly plan: ChangedPlan; readonly before: string } | undefined;

  /** What the form was filled with, as long as the draft of another plan is not replaced by it. */
  #untyped: Snapshot | undefined;

  constructor(collaborators: PlanDraftCollaborators, form: ObservedPlan) {
    this.#with = collaborators;
    this.#form = form;
    const { clock, scheduler } = collaborators;
    this.keeper = new DraftKeeper({ drafts: { keep: (draft) => this.#keep(draft) }, clock, scheduler });
  }

  /** Keeps what is typed from now on; of a change once the form shows the plan as it stands. */
  follow(isChange: () => boolean): () => void {
    const kept = snapshotCell(this.#form.session);
    return reaction(
      () => this.#form.observed(kept),
      (draft) => {
        if (this.#untyped !== undefined && typedOver(this.#untyped, draft) === undefined) return;
        this.#untyped = undefined;
        if (!isChange() || this.#changed !== undefined) this.keeper.keep(draft);
      },
    );
  }

  /** The draft of another plan waits for the customer's decision: only who types over what stands here has made it. */
  spareOther(): void {
    this.#untyped = snapshotOf(this.#form.session);
    this.keeper.stop();
  }

  /** Puts in the plan that is changed, as it stands. */
  begin(plan: ChangedPlan): void {
    const { session } = this.#form;
    const { proposalDescription, origin } = plan.current;
    session.tell({
      current: plan.current,
      carried: {
        ...session.value(session.nodes.carried),
        ...(proposalDescription !== undefined && { proposalDescription }),
        ...(origin !== undefined && { origin }),
      },
    });
    fillPlan(session, plan.current, plan.instruments, 'change');
    this.#changed = { plan, before: canonicalText(snapshotOf(session)) };
  }

  /** The plan that is changed, as it stands. */
  get current(): SavingsPlan | undefined {
    return this.#changed?.plan.current;
  }

  /** Whether what is typed is a change of the plan as it stands by now, and not as it stood before. */
  isOf({ version }: SavingsPlan): boolean {
    return this.#changed === undefined || this.#changed.plan.current.version === version;
  }

  /** The plan was changed elsewhere: what is typed is a change of this one from now on. */
  standOn(plan: ChangedPlan): void {
    this.#form.session.tell({ current: plan.current });
    this.#changed = { plan, before: '' };
  }

  /** The same once more, where a plan is changed. */
  beginAgain(): void {
    if (this.#changed !== undefined) this.begin(this.#changed.plan);
  }

  /** What a change leaves as the bank has it is nothing to keep. */
  #keep(draft: Snapshot): Task<boolean> {
    const { drafting } = this.#with;
    if (this.#changed === undefined) return drafting.keep(draft);
    const { plan, before } = this.#changed;
    return drafting.keepChange(plan.current, canonicalText(draft) === before ? undefined : draft);
  }
}
