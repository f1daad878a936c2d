import type { SavingsPlanGateway } from '@application/ports/bank/savings-plan-gateway';
import type { Scheduler } from '@application/ports/scheduler';
import type { PlanDrafting, RestoredPlan } from '@application/savings-plan/plan-drafting';
import type { DepotId, SavingsPlanId } from '@domain/codes/ids';
import type { Wkn } from '@domain/codes/wkn';
import type { Depot } from '@domain/depot/depot';
import type { FieldNode, Node } from '@domain/form/nodes/node';
import { restoreInto } from '@domain/form/session/restore';
import type { Removed } from '@domain/form/session/rows-cell';
import type { Instrument } from '@domain/instrument/instrument';
import type { Message } from '@domain/message/message';
import { decimal, type Decimal } from '@domain/money/decimal';
import type { CarriedThrough, PlanFormFacts } from '@domain/savings-plan/form/plan-facts';
import { planForm, type PlanNodes } from '@domain/savings-plan/form/plan-form';
import { planIssues, planNotices, type PlanNotice } from '@domain/savings-plan/form/plan-issues';
import { mandateIn, type DebitMandate } from '@domain/savings-plan/mandate';
import type { PlanConditions } from '@domain/savings-plan/plan-conditions';
import type { PartialPlan } from '@domain/savings-plan/plan-request';
import { berlinTime } from '@domain/time/berlin-time';
import type { LocalDate } from '@domain/time/local-date';
import { ObservedForm } from '@ui/forms/observed-form';
import type { ObservedField } from '@ui/forms/observed-field';
import {
  InstrumentSearchModel,
  type InstrumentSearchCollaborators,
} from '@ui/parts/instrument/instrument-search-model';
import { RemoteValue } from '@ui/parts/remote-value';
import { SettlementModel, type SettlementCollaborators } from '@ui/parts/banking/settlement-model';
import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import { chooseExecutionDay } from '@domain/savings-plan/form/choose-day';
import { clearRow } from '@domain/savings-plan/form/clear-row';
import { PlanDraftModel } from './plan-draft-model';
import { checkPlanMeanwhile, type PlanCheckSources } from './check-plan-meanwhile';

/** What the input works with. */
export interface PlanInputCollaborators
  extends InstrumentSearchCollaborators, SettlementCollaborators, PlanCheckSources {
  readonly plans: Pick<SavingsPlanGateway, 'conditions'>;
  readonly drafting: Pick<PlanDrafting, 'keep' | 'restore' | 'keepChange' | 'restoreChange'>;
  /** The depot that the guard found first (GU-07). */
  readonly firstDepot: () => Depot | undefined;
  readonly scheduler: Scheduler;
}

/** A row that was taken out, and what stood in it. */
export interface RemovedPosition extends Removed {
  readonly name: string;
}

/** How much the preview assumes at first, in percent a year. */
const FIRST_GROWTH = decimal('5');

/** The input of a plan: the form, what it is told, and what the customer does with it. */
export class PlanInputModel {
  readonly #with: PlanInputCollaborators;
  readonly form: ObservedForm<PlanNodes, PlanFormFacts>;
  readonly settlement: SettlementModel;
  readonly conditions: RemoteValue<PlanConditions>;
  readonly drafts: PlanDraftModel;
  readonly #searches = observable.map<string, InstrumentSearchModel>({}, { deep: false });
  #stops: readonly (() => void)[] = [];
  /** The plan that is changed, where one is. */
  changes: SavingsPlanId | undefined;
  /** What the bank says besides that lets the plan pass. */
  notices: readonly PlanNotice[] = [];
  mandate: DebitMandate | undefined;
  /** What it said of knowledge and target market, by the key of the row. */
  readonly #groups = observable.map<string, string>();
  /** The row taken out last, to be put back. */
  removed: RemovedPosition | undefined;
  growth: Decimal = FIRST_GROWTH;
  readonly years = 15;

  constructor(collaborators: PlanInputCollaborators) {
    this.#with = collaborators;
    this.form = new ObservedForm(planForm);
    this.settlement = new SettlementModel(collaborators);
    this.conditions = new RemoteValue(collaborators.clock);
    this.drafts = new PlanDraftModel(collaborators, this.form);
    this.form.session.tell({ today: this.today });
    makeAutoObservable(
      this,
      {
        form: false,
        settlement: false,
        conditions: false,
        drafts: false,
        nodes: false,
        field: false,
        entry: false,
        read: false,
        today: false,
        securitiesIn: false,
        notices: observableRef,
        mandate: observableRef,
        removed: observableRef,
        growth: observableRef,
      },
      { autoBind: true },
    );
  }

  get nodes(): PlanNodes {
    return this.form.nodes;
  }

  get today(): LocalDate {
    return berlinTime(this.#with.clock.now()).date;
  }

  readonly field = <Entry, T>(node: FieldNode<Entry, T>): ObservedField<Entry, T> => this.form.field(node);

  readonly entry = <Entry, T>(node: FieldNode<Entry, T>): Entry => this.form.field(node).value;

  readonly read = <T>(node: Node<T>): T | undefined => this.form.value(node);

  /** The depots that can have a plan, the one the guard found first. */
  get depots(): readonly Depot[] {
    const first = this.#with.firstDepot();
    const all = this.settlement.depots;
    return [...all.filter(({ id }) => id === first?.id), ...all.filter(({ id }) => id !== first?.id)];
  }

  /** The search of a row, which shows what is chosen in it. */
  search(key: string): InstrumentSearchModel {
    const search = this.#searches.get(key) ?? new InstrumentSearchModel(this.#with);
    if (!this.#searches.has(key)) runInAction(() => this.#searches.set(key, search));
    return search;
  }

  /** The product group that the bank misses knowledge of at a row. */
  groupAt(key: string): string | undefined {
    return this.#groups.get(key);
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
        () => ({ depotId: this.entry(this.nodes.depotId), wkns: this.#wkns().join(',') }),
        () => void this.#loadConditions(),
        { equals: (a, b) => a.depotId === b.depotId && a.wkns === b.wkns },
      ),
      this.drafts.follow(() => this.changes !== undefined),
      checkPlanMeanwhile(
        {
          checkable: () => this.read(this.nodes.checkable),
          changes: () => this.changes,
          asked: this.asked,
          hear: this.hear,
        },
        this.#with,
      ),
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
        if (found !== undefined) this.choose(row.key, found);
      }
    });
    return [...lost, ...unread];
  }

  /** Shows the names of all that is chosen in the fields where they are searched. */
  showNames(): void {
    for (const { key, nodes } of this.form.session.collection(this.nodes.positions).rows) {
      const instrument = this.form.session.field(nodes.instrument).value;
      if (instrument !== undefined) this.search(key).show(instrument.name);
    }
  }

  choose(key: string, instrument: Instrument): void {
    this.search(key).show(instrument.name);
    this.#groups.delete(key);
    this.#row(key)?.setValue(instrument);
  }

  /** Another text in the search: what was chosen is no longer meant. */
  type(key: string, text: string): void {
    this.search(key).type(text);
    this.#row(key)?.setValue(undefined);
  }

  addRow(): void {
    this.form.session.collection(this.nodes.positions).add();
  }

  removeRow(key: string): void {
    const rows = this.form.session.collection(this.nodes.positions);
    const name = this.#row(key)?.value?.name ?? '';
    const removed = rows.remove(key);
    if (removed === undefined) {
      this.search(key).show('');
      clearRow(this.form.session, key);
      return;
    }
    this.removed = { ...removed, name };
  }

  putBack(): void {
    const { removed } = this;
    this.removed = undefined;
    if (removed !== undefined) this.form.session.collection(this.nodes.positions).putBack(removed);
  }

  moveRow(key: string, by: -1 | 1): void {
    const rows = this.form.session.collection(this.nodes.positions);
    rows.move(key, rows.keys.indexOf(key) + by);
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
      this.#groups.clear();
      for (const { field = '', args } of issues) {
        const [, key] = /^positions\[(.+)\]\.instrument$/.exec(field) ?? [];
        const group = args['productGroupId'];
        if (key !== undefined && group !== undefined) this.#groups.set(key, group);
      }
    });
  }

  /** Notes what the bank is asked about: what stands where, and which rows are sent. */
  asked(plan: PartialPlan) {
    return {
      entries: this.form.session.asked(),
      plan: {
        rows: plan.positions.map(({ key = '' }) => key),
        mode: this.entry(this.nodes.rateMode),
        paidBy: this.entry(this.nodes.paidBy),
      },
    };
  }

  /** The securities in some rows, as they stand by now. */
  securitiesIn(keys: readonly string[]): readonly Instrument[] {
    return this.form
      .rows(this.nodes.positions)
      .flatMap(({ key, nodes }) => (keys.includes(key) ? (this.entry(nodes.instrument) ?? []) : []));
  }

  #row(key: string) {
    const { session } = this.form;
    const row = session.collection(this.nodes.positions).rows.find((each) => each.key === key);
    return row && session.field(row.nodes.instrument);
  }

  #wkns(): readonly Wkn[] {
    return this.form
      .rows(this.nodes.positions)
      .flatMap(({ nodes }) => this.entry(nodes.instrument)?.wkn ?? []);
  }

  async #loadConditions(): Promise<void> {
    const depotId = this.form.session.field(this.nodes.depotId).value;
    if (depotId === undefined) return;
    const wkns = [...new Set(this.#wkns())];
    const conditions = await this.conditions.load(this.#with.plans.conditions(depotId, wkns));
    if (conditions !== undefined) this.form.session.tell({ conditions });
  }
}
