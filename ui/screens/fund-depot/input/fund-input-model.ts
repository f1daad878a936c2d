import type { CheckFundOrder } from '@application/fund-depot/check-fund-order';
import type { TabDrafting } from '@application/shared/tab-drafting';
import type { LoadFundTax } from '@application/fund-depot/load-fund-tax';
import type { FundChangeDrafts } from '@application/ports/storage/fund-change-drafts';
import type { Clock } from '@application/ports/clock';
import type { PageScheduler } from '@application/ports/scheduler';
import { ASYNC_PAUSE_MS } from '@domain/form/session/bank-check';
import { restoreInto } from '@domain/form/session/restore';
import {
  emptySnapshot,
  snapshotCell,
  snapshotOf,
  typedOver,
  type Snapshot,
} from '@domain/form/session/snapshot';
import { isEnteredOf } from '@domain/fund-depot/form/fund-draft';
import { fillFundOrder } from '@domain/fund-depot/form/fill-fund-order';
import { fundForm, type FundNodes } from '@domain/fund-depot/form/fund-form';
import type { FundConditions, FundPreview } from '@domain/fund-depot/fund-conditions';
import { fundIssues, fundNotices, type AskedFundOrder } from '@domain/fund-depot/fund-message';
import type { FundOrder, FundOrderKind } from '@domain/fund-depot/fund-order';
import { fundTurn } from '@domain/fund-depot/fund-turn';
import type { FundOrderRequest, PartialFundOrder } from '@domain/fund-depot/fund-request';
import { withdrawalTax, type FundTaxBasis, type WithdrawalTax } from '@domain/fund-depot/withdrawal-tax';
import type { Message } from '@domain/message/message';
import { DraftKeeper } from '@ui/forms/draft-keeper';
import { ObservedForm } from '@ui/forms/observed-form';
import { observedNodes } from '@ui/forms/observed-nodes';
import { RemoteValue } from '@ui/parts/remote-value';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CheckAnswer } from '../fund-place';
import type { ObservedFundOrder, ShownFundOrder } from './observed-fund-order';

/** What the input works with. */
export interface FundInputCollaborators {
  readonly checkOrder: Pick<CheckFundOrder, 'execute'>;
  readonly drafting: Pick<TabDrafting, 'keep' | 'restore'>;
  readonly changeDrafts: FundChangeDrafts;
  readonly loadTax: Pick<LoadFundTax, 'execute'>;
  readonly clock: Clock;
  readonly scheduler: PageScheduler;
}

/** What stood where when the bank was asked. */
interface Asked {
  readonly entries: ReturnType<ObservedFundOrder['session']['asked']>;
  readonly order: AskedFundOrder;
}

/** The input of a deposit or a withdrawal: the form, what the bank says of it, and what it costs in tax. */
export class FundInputModel {
  readonly #with: FundInputCollaborators;
  readonly kind: FundOrderKind;
  readonly form: ObservedFundOrder;
  /** The nodes of the form for the views that draw them. */
  readonly shown: ShownFundOrder;
  readonly keeper: DraftKeeper<Snapshot>;
  readonly taxBasis: RemoteValue<FundTaxBasis>;
  /** The order that is changed, where one is. */
  changes: FundOrder | undefined;
  notices: readonly Message[] = [];
  /** What was typed before is back, if anything was: what is typed from now on is kept. */
  isOpen = false;
  /** What the form held of that order before anything was typed. */
  #asOrdered: Snapshot = emptySnapshot;
  #stops: readonly (() => void)[] = [];
  #run = 0;
  #isDisposed = false;

  constructor(kind: FundOrderKind, collaborators: FundInputCollaborators) {
    this.#with = collaborators;
    this.kind = kind;
    this.form = new ObservedForm(fundForm);
    this.shown = observedNodes(this.form);
    this.form.session.field(this.nodes.kind).prefill(kind);
    this.keeper = new DraftKeeper({ ...collaborators, drafts: { keep: (draft) => this.#keep(draft) } });
    this.taxBasis = new RemoteValue(collaborators.clock);
    makeAutoObservable(
      this,
      {
        kind: false,
        form: false,
        shown: false,
        keeper: false,
        taxBasis: false,
        nodes: false,
        changes: observableRef,
        notices: observableRef,
      },
      { autoBind: true },
    );
  }

  get nodes(): FundNodes {
    return this.form.nodes;
  }

  /** The tax of the withdrawal that is typed, by the calculation of the simulation. */
  get tax(): WithdrawalTax | undefined {
    const basis = this.taxBasis.value;
    const funds = this.shown.conditions.value?.funds;
    const preview = this.shown.preview.value;
    return basis === undefined || funds === undefined || preview === undefined
      ? undefined
      : withdrawalTax(basis, preview.allocation, funds);
  }

  /** Begins: an order to be changed, or what a kept draft says; yields what of that could not be restored. */
  async start(conditions: FundConditions, changes: FundOrder | undefined): Promise<FoundInput> {
    const { session } = this.form;
    this.#isDisposed = false;
    session.tell({ conditions, isChange: changes !== undefined });
    this.changes = changes;
    if (changes !== undefined) {
      fillFundOrder(session, changes);
      this.#asOrdered = snapshotOf(session);
    }
    const found = await this.#restore(changes);
    // A draft of the other page names that one.
    session.field(this.nodes.kind).takeBack();
    this.#follow();
    this.begin();
    await this.readTax();
    return found;
  }

  begin(): void {
    this.isOpen = true;
  }

  /** The terms have changed: another reference account, an order less. */
  tell(conditions: FundConditions): void {
    this.form.session.tell({ conditions });
  }

  /** What the tax of a withdrawal follows from, as it is now: each sale moves it, in this depot or another. */
  async readTax(): Promise<void> {
    const depotId = this.shown.conditions.value?.depotId;
    if (this.kind === 'WITHDRAWAL' && depotId !== undefined)
      await this.taxBasis.load(this.#with.loadTax.execute(depotId));
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#run += 1;
    for (const stop of this.#stops) stop();
    this.keeper.flush();
    this.form.dispose();
  }

  /** What was typed is dropped; the form stands as at first, a change as the order stands. */
  startOver(): void {
    const { session } = this.form;
    session.change(() => {
      for (const field of session.layoutCell.get().fields) field.takeBack();
      if (this.changes !== undefined) fillFundOrder(session, this.changes);
    });
  }

  /** Takes what the bank says: each to its place, notices beside, the preview of what it would take. */
  hear(
    messages: readonly Message[],
    preview: FundPreview | undefined,
    { entries, order }: Asked,
    source: 'async' | 'server',
  ): void {
    const { session } = this.form;
    session.change(() => {
      session.hear(entries, source, fundIssues(messages, order));
      session.tell({ preview });
    });
    runInAction(() => {
      this.notices = fundNotices(messages);
    });
  }

  /** Has the bank say what it thinks of the whole order, and how that differs from what was shown; undefined where it would not take it. */
  async check(order: FundOrderRequest, shown?: FundPreview): Promise<CheckAnswer> {
    const asked = this.asked(order);
    // Nobody waits for it: an order may be released without its tax, which stands at the check once it is known.
    void this.readTax();
    const answer = await this.#with.checkOrder.execute(order, this.changes?.id)();
    if (E.isLeft(answer) || this.#isDisposed) return E.isLeft(answer) ? answer : E.right(undefined);
    const verdict = answer.right;
    this.hear(verdict.messages, verdict.preview, asked, 'server');
    if (!this.form.session.isValid) return E.right(undefined);
    const turn = shown && verdict.preview && fundTurn(shown, verdict.preview);
    return E.right({
      order,
      verdict,
      funds: this.shown.conditions.value?.funds ?? [],
      ...(turn && { turn }),
    });
  }

  /** What is typed is asked about anew: the bank's days have turned. */
  askAgain(): void {
    const order = this.shown.checkable.value;
    if (order?.extent === undefined) return;
    this.#run += 1;
    void this.#ask(order, this.#run);
  }

  asked(order: PartialFundOrder): Asked {
    return {
      entries: this.form.session.asked(),
      order: { kind: order.kind, extent: this.shown.extent.value },
    };
  }

  async #restore(changes: FundOrder | undefined): Promise<FoundInput> {
    const { drafting, changeDrafts } = this.#with;
    const found = await (changes === undefined ? drafting.restore() : changeDrafts.find(changes.id))();
    if (O.isNone(found)) return nothingFound;
    const { unread } = restoreInto(this.form.session, found.value.kept);
    const { kept, lost } = found.value;
    const isRestored =
      changes === undefined ? isEnteredOf(this.kind, kept) : Object.keys(kept.fields).length > 0;
    return { isRestored, lost: [...lost, ...unread] };
  }

  /** Of a change that is kept which is not as the order stands. */
  #keep(draft: Snapshot): Task<boolean> {
    const { drafting, changeDrafts } = this.#with;
    const { changes } = this;
    if (changes === undefined) return drafting.keep(draft);
    const typed = typedOver(this.#asOrdered, draft);
    const act = typed === undefined ? changeDrafts.forget(changes.id) : changeDrafts.keep(changes.id, typed);
    return async () => {
      await act();
      return typed !== undefined;
    };
  }

  #follow(): void {
    const kept = snapshotCell(this.form.session);
    let cancel: (() => void) | undefined;
    this.#stops = [
      reaction(
        () => this.form.observed(kept),
        (draft) => {
          this.keeper.keep(draft);
        },
      ),
      reaction(
        () => this.shown.checkable.value,
        (order) => {
          cancel?.();
          this.#run += 1;
          const mine = this.#run;
          if (order?.extent === undefined) this.#forget();
          else cancel = this.#with.scheduler.after(ASYNC_PAUSE_MS, () => void this.#ask(order, mine));
        },
        { fireImmediately: true },
      ),
      () => cancel?.(),
    ];
  }

  /** What the bank said of an order that is no longer typed. */
  #forget(): void {
    this.form.session.tell({ preview: undefined });
    this.notices = [];
  }

  /** Asks the bank what it would make of the order; an answer to an older question is dropped. */
  async #ask(order: PartialFundOrder, mine: number): Promise<void> {
    const asked = this.asked(order);
    const answer = await this.#with.checkOrder.execute(order, this.changes?.id)();
    if (mine !== this.#run || E.isLeft(answer)) return;
    this.hear(answer.right.messages, answer.right.preview, asked, 'async');
  }
}

/** Whether a draft said something of this page, and what of it is lost. */
export interface FoundInput {
  readonly isRestored: boolean;
  readonly lost: readonly string[];
}

const nothingFound: FoundInput = { isRestored: false, lost: [] };
