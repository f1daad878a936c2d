import { changeDraftName } from '@domain/order/draft/change-draft-name';
import type { ReleaseEnd } from '@application/release/release-state';
import type { Message } from '@domain/message/message';
import type { Order } from '@domain/order/open/order';
import { changeVerdict, type ChangeOfOrder, type OrderChange } from '@domain/order/open/order-change';
import { tradingParts } from '@domain/order/open/order-leg';
import { canChange } from '@domain/order/open/order-permission';
import type { Failure } from '@domain/failure/failure';
import type { OrderId } from '@domain/codes/ids';
import type { Intent } from '@domain/release/intent';
import { FollowedOrder } from '@ui/parts/order/followed-order';
import { ReleaseModel } from '@ui/release/release-model';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ChangeCostsModel } from './change-costs-model';
import { ChangeDraftModel } from './change-draft-model';
import { ChangeMarketModel } from './change-market-model';
import { changeIssueOf } from '@domain/order/open/change-form';
import { ChangePartModel } from './change-part-model';
import type { ChangeNotice, ChangeStep } from './change-step';
import type { OrderChangeCollaborators } from './order-change-collaborators';

/** `order/aenderung`: a part of an order is changed after a check of before and after, and with a TAN (ORD-23). */
export class OrderChangeModel {
  readonly followed: FollowedOrder;
  readonly costs: ChangeCostsModel;
  readonly draft: ChangeDraftModel;
  readonly market: ChangeMarketModel;
  editing: ChangePartModel | undefined;
  place: ChangeStep = { kind: 'input' };
  readonly release: ReleaseModel<ChangeOfOrder, Order>;
  notice: ChangeNotice;
  failure: Failure | undefined;
  /** What was written down of a release that came to nothing, for its receipt. */
  attempted: Intent | undefined;
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
    this.market = new ChangeMarketModel(collaborators);
    this.release = new ReleaseModel(
      collaborators.change,
      collaborators,
      {
        onEnd: this.#end,
        onFailure: this.#refused,
        onUnasked: (failure) => {
          if (isRefusal(failure)) this.#refused(failure);
        },
      },
      'until-asking',
    );
    makeAutoObservable(
      this,
      {
        followed: false,
        costs: false,
        draft: false,
        market: false,
        wantedPart: false,
        editing: observableRef,
        release: false,
        place: observableRef,
        attempted: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Where the page stands; a release of which the bank is asked stands apart from its proof. */
  get step(): ChangeStep {
    const { place, release } = this;
    return place.kind === 'release' && release.stage.kind === 'asking' ? { ...place, kind: 'asking' } : place;
  }

  /** The parts that can be changed just now. */
  get parts(): readonly Order[] {
    const { order } = this.followed;
    return order === undefined ? [] : tradingParts(order).filter(({ modifiable }) => modifiable);
  }

  /** Reads the order; a change of which an earlier page has not learnt the end is asked about first. */
  async open(): Promise<void> {
    await this.followed.load();
    const { order } = this.followed;
    if (order === undefined || this.place.kind !== 'input') return;
    const parts = tradingParts(order);
    const [left] = await this.#collaborators.listOpenIntents.execute(
      ({ kind, subject }) => kind === 'change' && parts.some(({ id }) => id === subject),
    )();
    if (left === undefined) return;
    runInAction(() => {
      this.place = { kind: 'release', signed: undefined };
    });
    this.release.resume(left);
  }

  dispose(): void {
    this.release.close();
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
    void this.market.load(part);
  }

  /** Leaves the input if something is changed, nothing is wrong with it, and the bank would take it. */
  async check(): Promise<void> {
    const { editing } = this;
    if (editing === undefined || this.isBusy) return;
    this.notice = undefined;
    this.failure = undefined;
    this.attempted = undefined;
    await editing.submit(this, (change) => this.#askBank(editing, change));
  }

  async #askBank(editing: ChangePartModel, change: OrderChange): Promise<void> {
    const { bank } = this.#collaborators.changing;
    const answer = await bank.prevalidate(editing.part.id, change)();
    runInAction(() => {
      if (this.editing !== editing) return;
      if (E.isLeft(answer)) this.#refused(answer.left);
      else this.#checked(editing, answer.right.messages);
    });
  }

  /** Back to the input; a change that differs gets a new challenge, the old one is void then. */
  edit(): void {
    this.failure = undefined;
    this.attempt = 0;
    this.release.close();
    this.place = { kind: 'input' };
  }

  loadCosts(): void {
    if (this.place.kind === 'check' && this.editing)
      void this.costs.load(this.editing.part, this.place.change);
  }

  /** Goes on to the release of what is said in these words; it signs this change and nothing else. */
  proceed(words: string): void {
    const { place, editing } = this;
    if (place.kind !== 'check' || editing === undefined) return;
    const { change, interest } = place;
    this.place = { kind: 'release', signed: { change, interest, before: editing.part } };
    this.release.open({
      content: { orderId: editing.part.id, change },
      words,
      draft: changeDraftName(editing.part.id),
      subject: editing.part.id,
      whole: this.followed.orderId,
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

  #checked(editing: ChangePartModel, messages: readonly Message[]): void {
    editing.takeMessages(messages);
    const { reading } = editing;
    if (reading.kind !== 'read') return;
    this.attempt = 0;
    const checked = this.market.checked(editing.part, reading.value);
    this.place = { kind: 'check', ...checked, notices: messages.map(changeIssueOf) };
    this.loadCosts();
  }

  readonly #end = (end: ReleaseEnd<Order>): void => {
    void this.#collaborators.change.acknowledge(end.intent.id)();
    const { place } = this;
    if (place.kind !== 'release') return;
    runInAction(() => {
      this.attempted = end.intent;
    });
    if (end.kind !== 'created') {
      this.#miss('not-arrived');
      return;
    }
    const { signed } = place;
    if (signed && changeVerdict(signed.before, end.result, signed.change) === 'overtaken') {
      this.#miss('overtaken');
      return;
    }
    runInAction(() => {
      this.place = { kind: 'done', order: end.result, intent: end.intent, signed };
    });
    this.draft.drop(signed?.before ?? end.result);
  };

  #miss(notice: 'not-arrived' | 'overtaken'): void {
    runInAction(() => {
      this.notice = notice;
      this.edit();
    });
    // What was typed is read against the order as it stands now.
    void this.followed.load();
  }

  /** What the bank refuses is said at its fields; everything else is followed, or shown here. */
  readonly #refused = (failure: Failure): void => {
    // While the bank is asked, a question it does not take leads nowhere.
    if (this.step.kind === 'asking' && failure.kind === 'blocked') return;
    runInAction(() => {
      if (failure.kind === 'validation') {
        this.editing?.takeMessages(failure.messages);
        this.edit();
        this.attempt += 1;
        return;
      }
      // A failing server is told of here: what was typed stands nowhere else.
      const next = this.#collaborators.followFailure.execute(failure);
      if (next.kind === 'route') this.route = next.path;
      else if (next.kind === 'stay') this.failure = failure;
    });
  };

  /**
   * The order stands differently now. Once a change is sent, the bank is asked whether that came of it. Before, if the
   * part being changed has moved on, what was typed stays, but it is read against the new state and checked again: a TAN
   * signs what is shown.
   */
  readonly #follow = (order: Order): void => {
    const { editing, place, release } = this;
    const permission = canChange(order);
    if (permission.kind === 'denied' && permission.reason === 'finished')
      tradingParts(order).forEach((part) => this.draft.drop(part));
    if (place.kind === 'done') {
      this.place = { ...place, order: this.followed.part(place.order.id) ?? place.order };
      return;
    }
    if (release.stage.kind === 'asking') {
      void release.lookAgain();
      return;
    }
    if (place.kind === 'release' && release.tan?.entry.kind === 'submitting') return;
    if (editing === undefined) {
      const only = this.parts.length === 1 ? this.parts[0]?.id : undefined;
      const chosen = this.wantedPart ?? only;
      if (chosen !== undefined) this.choosePart(chosen);
      return;
    }
    const part = this.followed.part(editing.part.id);
    if (part === undefined || part.version === editing.part.version) return;
    this.#rebase(order, part);
  };

  #rebase(order: Order, part: Order): void {
    const { editing } = this;
    if (editing === undefined) return;
    runInAction(() => {
      this.#edit(editing.rebased(order, part));
      this.notice ??= 'changed-meanwhile';
      this.release.close();
      this.place = { kind: 'input' };
    });
  }
}

/** The bank's own no, which the proof cannot mend. */
const isRefusal = ({ kind }: Failure): boolean => kind === 'validation' || kind === 'blocked';
