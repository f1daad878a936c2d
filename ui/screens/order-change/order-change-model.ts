import { deedOutcome, type AskOrder } from '@application/order-book/ask-order';
import type { DeedOutcome } from '@application/order-book/deed-outcome';
import type { ChangeOrder } from '@application/order-change/change-order';
import type { PrevalidateChange } from '@application/order-change/prevalidate-change';
import type { RequestChange } from '@application/order-change/request-change';
import type { LoadQuotes } from '@application/order/load-quotes';
import type { FollowFailure } from '@application/session/follow-failure';
import type { Issue } from '@domain/form/issue';
import type { Message } from '@domain/message/message';
import { isUnanswered } from '@domain/release/failed-call';
import type { Order } from '@domain/order/open/order';
import { changeVerdict, type OrderChange } from '@domain/order/open/order-change';
import { tradingParts } from '@domain/order/open/order-leg';
import { canChange } from '@domain/order/check/order-permission';
import type { Amount } from '@domain/money/amount';
import type { Failure } from '@domain/failure/failure';
import type { OrderId } from '@domain/codes/ids';
import { FollowedOrder, type FollowedOrderCollaborators } from '@ui/parts/order/followed-order';
import { TanEntryModel, type TanTools } from '@ui/tan/tan-entry-model';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ChangeCostsModel, type ChangeCostsCollaborators } from './change-costs-model';
import { ChangeDraftModel, type ChangeDraftCollaborators, type RestoredChange } from './change-draft-model';
import { changeIssueOf } from '@domain/order/open/change-form';
import { ChangePartModel } from './change-part-model';

/** What changing an order works with. */
export interface OrderChangeCollaborators
  extends TanTools, FollowedOrderCollaborators, ChangeCostsCollaborators, ChangeDraftCollaborators {
  readonly prevalidateChange: Pick<PrevalidateChange, 'execute'>;
  readonly requestChange: Pick<RequestChange, 'execute'>;
  readonly changeOrder: Pick<ChangeOrder, 'execute'>;
  readonly askOrder: Pick<AskOrder, 'execute'>;
  readonly followFailure: Pick<FollowFailure, 'execute'>;
  readonly loadQuotes: Pick<LoadQuotes, 'execute'>;
}

/** How far a change is. `before` is the part as it stood when the change was released. */
export type ChangeStep =
  | { readonly kind: 'input' }
  | { readonly kind: 'check'; readonly change: OrderChange; readonly notices: readonly Issue[] }
  | { readonly kind: 'release'; readonly change: OrderChange; readonly tan: TanEntryModel<DeedOutcome> }
  | { readonly kind: 'asking'; readonly change: OrderChange; readonly before: Order }
  | { readonly kind: 'done'; readonly order: Order };

/** What the customer is told on coming back to the input. */
export type ChangeNotice = RestoredChange | 'not-arrived' | 'overtaken';

/** `order/aenderung`: a part of an order is changed after a check of before and after, and with a TAN (ORD-23). */
export class OrderChangeModel {
  readonly followed: FollowedOrder;
  readonly costs: ChangeCostsModel;
  readonly draft: ChangeDraftModel;
  editing: ChangePartModel | undefined;
  step: ChangeStep = { kind: 'input' };
  notice: ChangeNotice;
  /** What the security is quoted at where the order stands; undefined while that is not known. */
  market: Amount | undefined;
  failure: Failure | undefined;
  /** Where a failure leads: the page of a blocked function (ORD-26). */
  route: string | undefined;
  /** Counts attempts to leave the input; each failed one takes the focus to the error summary. */
  attempt = 0;
  isBusy = false;
  readonly #collaborators: OrderChangeCollaborators;

  constructor(
    orderId: OrderId,
    /** The leg the address names. */
    readonly wantedPart: OrderId | undefined,
    collaborators: OrderChangeCollaborators,
  ) {
    this.#collaborators = collaborators;
    this.followed = new FollowedOrder(orderId, collaborators, this.#follow);
    this.costs = new ChangeCostsModel(collaborators);
    this.draft = new ChangeDraftModel(collaborators);
    makeAutoObservable(
      this,
      {
        followed: false,
        costs: false,
        draft: false,
        wantedPart: false,
        editing: observableRef,
        step: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The parts that can be changed just now. */
  get parts(): readonly Order[] {
    const { order } = this.followed;
    return order === undefined ? [] : tradingParts(order).filter(({ modifiable }) => modifiable);
  }

  dispose(): void {
    this.followed.dispose();
    this.draft.dispose();
    this.editing?.dispose();
  }

  choosePart(id: OrderId): void {
    const { order } = this.followed;
    const part = this.parts.find((candidate) => candidate.id === id);
    if (order === undefined || part === undefined) return;
    this.editing?.dispose();
    this.#edit(new ChangePartModel(order, part, this.#collaborators));
    this.attempt = 0;
    this.failure = undefined;
    void this.#loadMarket(part);
  }

  /** Leaves the input if something is changed, nothing is wrong with it, and the bank would take it. */
  async check(): Promise<void> {
    const { editing } = this;
    if (editing === undefined || this.isBusy) return;
    this.attempt += 1;
    this.notice = undefined;
    this.failure = undefined;
    if (!editing.form.submit() || E.isLeft(editing.reading)) return;
    this.isBusy = true;
    const { prevalidateChange } = this.#collaborators;
    const answer = await prevalidateChange.execute(editing.part.id, editing.reading.right)();
    runInAction(() => {
      this.isBusy = false;
      if (this.editing !== editing) return;
      if (E.isLeft(answer)) this.#refused(answer.left);
      else this.#checked(editing, answer.right.messages);
    });
  }

  /** Back to the input; a change that differs gets a new challenge, the old one is void then. */
  edit(): void {
    this.failure = undefined;
    this.attempt = 0;
    this.step = { kind: 'input' };
  }

  loadCosts(): void {
    if (this.step.kind === 'check' && this.editing) void this.costs.load(this.editing.part, this.step.change);
  }

  /** Goes on to the release; what it signs is this change and nothing else. */
  release(): void {
    const { step, editing } = this;
    if (step.kind !== 'check' || editing === undefined) return;
    const { change } = step;
    const { part } = editing;
    const { requestChange, changeOrder, ...tools } = this.#collaborators;
    const tan = new TanEntryModel<DeedOutcome>({
      ...tools,
      request: (type) => async () => {
        const answer = await requestChange.execute(part.id, change, type)();
        if (E.isLeft(answer) && isRefusal(answer.left)) this.#refused(answer.left);
        return answer;
      },
      submit: (proof) => changeOrder.execute(part, change, proof),
      onAccepted: (outcome) => {
        this.#settle(outcome, part, change);
      },
      onFailure: this.#refused,
    });
    this.step = { kind: 'release', change, tan };
  }

  /** Asks the bank what became of a change whose answer was lost. */
  async ask(): Promise<void> {
    const { step } = this;
    if (step.kind !== 'asking' || this.isBusy) return;
    this.isBusy = true;
    const { before, change } = step;
    const { askOrder } = this.#collaborators;
    const outcome = await askOrder.execute(before.id, (after) => changeVerdict(before, after, change))();
    runInAction(() => {
      this.isBusy = false;
      if (this.step === step) this.#settle(outcome, before, change);
    });
  }

  /** Turns to a part, with what was typed of it before; while it takes no change, what was typed stays kept. */
  #edit(editing: ChangePartModel): void {
    this.editing = editing;
    if (!editing.part.modifiable) return;
    void this.draft.follow(editing).then((restored) => {
      runInAction(() => {
        this.notice ??= restored;
      });
    });
  }

  async #loadMarket({ instrumentId, venueId, side }: Order): Promise<void> {
    const quotes = await this.#collaborators.loadQuotes.execute(instrumentId)();
    const quote = E.isRight(quotes) ? quotes.right.find((each) => each.venueId === venueId) : undefined;
    runInAction(() => {
      this.market = quote?.last ?? (side === 'BUY' ? quote?.ask : quote?.bid);
    });
  }

  #checked(editing: ChangePartModel, messages: readonly Message[]): void {
    editing.takeMessages(messages);
    if (E.isLeft(editing.reading)) return;
    this.attempt = 0;
    this.step = { kind: 'check', change: editing.reading.right, notices: messages.map(changeIssueOf) };
    this.loadCosts();
  }

  #settle(outcome: DeedOutcome, before: Order, change: OrderChange): void {
    runInAction(() => {
      switch (outcome.kind) {
        case 'accepted':
          this.step = { kind: 'done', order: outcome.order };
          this.draft.drop(before);
          return;
        case 'not-arrived':
        case 'overtaken':
          this.notice = outcome.kind;
          this.failure = undefined;
          this.step = { kind: 'input' };
          // What was typed is read against the order as it stands now.
          void this.followed.load();
          return;
        case 'pending':
        case 'unknown':
          this.failure = outcome.kind === 'unknown' ? outcome.failure : undefined;
          this.step = { kind: 'asking', before, change };
      }
    });
  }

  /** What the bank refuses is said at its fields; everything else is followed, or shown here. */
  #refused = (failure: Failure): void => {
    runInAction(() => {
      if (failure.kind === 'validation') {
        this.editing?.takeMessages(failure.messages);
        this.attempt += 1;
        this.step = { kind: 'input' };
        return;
      }
      // A failing server is told of here: what was typed stands nowhere else.
      const next = this.#collaborators.followFailure.execute(failure);
      if (next.kind === 'route') this.route = next.path;
      else if (next.kind === 'stay') this.failure = failure;
    });
  };

  /**
   * The order stands differently now. Once a change is sent, that is its progress. Before, if the part being changed
   * has moved on, what was typed stays, but it is read against the new state and checked again: a TAN signs what is
   * shown.
   */
  #follow = (order: Order): void => {
    const { editing, step } = this;
    const permission = canChange(order);
    if (permission.kind === 'denied' && permission.reason === 'finished')
      tradingParts(order).forEach((part) => this.draft.drop(part));
    if (step.kind === 'done') {
      this.step = { kind: 'done', order: this.followed.part(step.order.id) ?? step.order };
      return;
    }
    if (step.kind === 'asking') {
      this.#seen(step);
      return;
    }
    if (step.kind === 'release' && step.tan.entry.kind === 'submitting') return;
    if (editing === undefined) {
      const only = this.parts.length === 1 ? this.parts[0]?.id : undefined;
      const chosen = this.wantedPart ?? only;
      if (chosen !== undefined) this.choosePart(chosen);
      return;
    }
    const part = this.followed.part(editing.part.id);
    if (part === undefined || part.version === editing.part.version) return;
    if (step.kind === 'release' && this.failure && isUnanswered(this.failure)) {
      // What got no answer may arrive late.
      const verdict = changeVerdict(editing.part, part, step.change);
      this.#settle(deedOutcome(part, verdict), editing.part, step.change);
      if (verdict !== 'overtaken') return;
    }
    this.#edit(editing.rebased(order, part));
    this.notice ??= 'changed-meanwhile';
    this.step = { kind: 'input' };
  };

  /** While the bank is asked, the order itself may tell: once it shows what came of the change, nobody has to ask. */
  #seen({ before, change }: Extract<ChangeStep, { kind: 'asking' }>): void {
    const after = this.followed.part(before.id);
    if (after === undefined) return;
    const verdict = changeVerdict(before, after, change);
    if (verdict === 'arrived' || verdict === 'overtaken')
      this.#settle(deedOutcome(after, verdict), before, change);
  }
}

/** The bank's own no, which the proof cannot mend. */
const isRefusal = ({ kind }: Failure): boolean => kind === 'validation' || kind === 'blocked';
