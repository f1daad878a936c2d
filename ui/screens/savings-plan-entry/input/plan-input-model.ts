import type { SavingsPlanGateway } from '@application/ports/bank/savings-plan-gateway';
import type { PageScheduler } from '@application/ports/scheduler';
import type { PlanDrafting, RestoredPlan } from '@application/savings-plan/plan-drafting';
import type { DepotId, SavingsPlanId } from '@domain/codes/ids';
import type { Wkn } from '@domain/codes/wkn';
import type { Depot } from '@domain/depot/depot';
import { restoreInto } from '@domain/form/session/restore';
import type { Message } from '@domain/message/message';
import { decimal, type Decimal } from '@domain/money/decimal';
import type { CarriedThrough } from '@domain/savings-plan/form/plan-facts';
import { planForm, type PlanNodes } from '@domain/savings-plan/form/plan-form';
import { planIssues, planNotices, type PlanNotice } from '@domain/savings-plan/form/plan-issues';
import { mandateIn, type DebitMandate } from '@domain/savings-plan/mandate';
import { conditionsOn, type PlanConditions } from '@domain/savings-plan/plan-conditions';
import type { PartialPlan, PlanRequest } from '@domain/savings-plan/plan-request';
import { berlinTime } from '@domain/time/berlin-time';
import { ObservedForm } from '@ui/forms/observed-form';
import { observedNodes } from '@ui/forms/observed-nodes';
import type { InstrumentSearchCollaborators } from '@ui/parts/instrument/instrument-search-model';
import { DAY_TICK_MS } from '@ui/parts/day-tick';
import { RemoteValue } from '@ui/parts/remote-value';
import { SettlementModel, type SettlementCollaborators } from '@ui/parts/banking/settlement-model';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { chooseExecutionDay } from '@domain/savings-plan/form/choose-day';
import type { ObservedPlan, ShownPlan } from './observed-plan';
import type { ChangedPlan } from '../plan-place';
import { PlanDraftModel } from '../begin/plan-draft-model';
import { PlanPositionsModel } from '../positions/plan-positions-model';
import { checkPlanMeanwhile, type PlanCheckSources } from '../release/check-plan-meanwhile';

/** What the input works with. */
export interface PlanInputCollaborators
  extends InstrumentSearchCollaborators, SettlementCollaborators, PlanCheckSources {
  readonly plans: Pick<SavingsPlanGateway, 'conditions'>;
  readonly drafting: Pick<PlanDrafting, 'keep' | 'restore' | 'keepChange' | 'restoreChange'>;
  /** The depot that the guard found first (GU-07). */
  readonly firstDepot: () => Depot | undefined;
  readonly scheduler: PageScheduler;
}

/** How much the preview assumes at first, in percent a year. */
const FIRST_GROWTH = decimal('5');

/** The input of a plan: the form, what it is told, and what the customer does with it. */
export class PlanInputModel {
  readonly #with: PlanInputCollaborators;
  readonly form: ObservedPlan;
  /** The nodes of the form for the views that draw them. */
  readonly shown: ShownPlan;
  readonly positions: PlanPositionsModel;
  readonly settlement: SettlementModel;
  readonly conditions: RemoteValue<PlanConditions>;
  readonly drafts: PlanDraftModel;
  #stops: readonly (() => void)[] = [];
  /** The plan that is changed, where one is. */
  changes: SavingsPlanId | undefined;
  /** What the bank says besides that lets the plan pass. */
  notices: readonly PlanNotice[] = [];
  mandate: DebitMandate | undefined;
  growth: Decimal = FIRST_GROWTH;
  readonly years = 15;

  constructor(collaborators: PlanInputCollaborators) {
    this.#with = collaborators;
    this.form = new ObservedForm(planForm);
    this.shown = observedNodes(this.form);
    this.positions = new PlanPositionsModel(collaborators, this.form);
    this.settlement = new SettlementModel(collaborators);
    this.conditions = new RemoteValue(collaborators.clock);
    this.drafts = new PlanDraftModel(collaborators, this.form);
    this.tellDay();
    makeAutoObservable(
      this,
      {
        form: false,
        shown: false,
        positions: false,
        settlement: false,
        conditions: false,
        drafts: false,
        nodes: false,
        notices: observableRef,
        mandate: observableRef,
        growth: observableRef,
      },
      { autoBind: true },
    );
  }

  get nodes(): PlanNodes {
    return this.form.nodes;
  }

  /** A page may stand open over midnight: what can no longer be chosen by then is no longer offered. */
  tellDay(): void {
    const today = berlinTime(this.#with.clock.now()).date;
    const conditions = this.conditions.value;
    this.form.session.tell({
      today,
      ...(conditions !== undefined && { conditions: conditionsOn(conditions, today) }),
    });
  }

  /** The depots that can have a plan, the one the guard found first. */
  get depots(): readonly Depot[] {
    const first = this.#with.firstDepot();
    const all = this.settlement.depots;
    return [...all.filter(({ id }) => id === first?.id), ...all.filter(({ id }) => id !== first?.id)];
  }

  /** Reads depots and accounts, and begins to follow the form: terms, draft, the bank's check. */
  async start(carried: CarriedThrough, depot: DepotId | undefined): Promise<void> {
    const { session } = this.form;
    await this.settlement.load();
    session.tell({ carried, depots: this.depots });
    if (depot !== undefined && this.depots.some(({ id }) => id === depot))
      session.field(this.nodes.depotId).setValue(depot);
    this.#stops = [
      reaction(
        () => ({ depotId: this.shown.depotId.value, wkns: this.#wkns().join(',') }),
        () => void this.#loadConditions(),
        { equals: (a, b) => a.depotId === b.depotId && a.wkns === b.wkns },
      ),
      this.drafts.follow(() => this.changes !== undefined),
      checkPlanMeanwhile(
        {
          checkable: () => this.shown.checkable.value,
          today: () => this.shown.today.value,
          changes: () => this.changes,
          asked: this.asked,
          hear: this.hear,
        },
        this.#with,
      ),
      this.#with.scheduler.every(DAY_TICK_MS, this.tellDay),
    ];
    await this.#loadConditions();
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    this.drafts.keeper.flush();
    this.form.dispose();
  }

  /** Puts a draft back; tells where something of it could not be restored. */
  resume({ kept, lost, instruments }: RestoredPlan): readonly string[] {
    const { session } = this.form;
    const { unread } = restoreInto(session, kept);
    session.change(() => {
      for (const row of session.collection(this.nodes.positions).rows) {
        const found = instruments.get(`positions[${row.key}].instrument`);
        if (found !== undefined) this.positions.choose(row.key, found);
      }
    });
    return [...lost, ...unread];
  }

  /** A plan beside the one that it changes; undefined of a new one. */
  changedBy(after: PlanRequest): ChangedPlan | undefined {
    const { current: before } = this.drafts;
    const rows = this.form.session.value(this.nodes.planned) ?? [];
    const names = new Map(rows.map(({ instrument }) => [instrument.wkn, instrument.name]));
    return before && { before, after, names };
  }

  chooseDay(day: string | undefined): void {
    chooseExecutionDay(this.form.session, day);
  }

  setGrowth(growth: Decimal): void {
    this.growth = growth;
  }

  /** Takes what the bank says: each to its place, notices and mandate beside (SAV-04). */
  hear(
    messages: readonly Message[],
    asked: ReturnType<PlanInputModel['asked']>,
    source: 'async' | 'server',
  ): void {
    const issues = planIssues(messages, asked.plan);
    const { session } = this.form;
    session.change(() => {
      // First what was said before is cleared, whichever check said it (decisions.md): a question would go with it.
      session.hear(asked.entries, source === 'server' ? 'async' : 'server', []);
      session.hear(asked.entries, source, issues);
    });
    runInAction(() => {
      this.notices = planNotices(messages, asked.plan);
      this.mandate = mandateIn(messages);
      this.positions.hear(issues);
    });
  }

  /** Notes what the bank is asked about: what stands where, and which rows are sent. */
  asked(plan: PartialPlan) {
    return {
      entries: this.form.session.asked(),
      plan: {
        rows: plan.positions.map(({ key = '' }) => key),
        mode: this.shown.rateMode.value,
        paidBy: this.shown.paidBy.value,
      },
    };
  }

  #wkns(): readonly Wkn[] {
    return this.shown.positions.rows.flatMap(({ nodes }) => nodes.instrument.value?.wkn ?? []);
  }

  async #loadConditions(): Promise<void> {
    const depotId = this.form.session.field(this.nodes.depotId).value;
    if (depotId === undefined) return;
    const wkns = [...new Set(this.#wkns())];
    const conditions = await this.conditions.load(this.#with.plans.conditions(depotId, wkns));
    if (conditions !== undefined) this.tellDay();
  }
}
