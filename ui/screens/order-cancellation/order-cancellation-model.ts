import { deedOutcome, type AskOrder } from '@application/order-book/ask-order';
import type { CancelOrder } from '@application/order-book/cancel-order';
import type { DeedOutcome } from '@application/order-book/deed-outcome';
import type { RequestCancellation } from '@application/order-book/request-cancellation';
import type { FollowFailure } from '@application/session/follow-failure';
import type { DeedVerdict } from '@domain/order/open/deed-verdict';
import { isUnanswered } from '@domain/release/failed-call';
import type { Order } from '@domain/order/open/order';
import { cancellationVerdict, endsWith, isSameCancellation } from '@domain/order/open/order-cancellation';
import { canCancel } from '@domain/order/check/order-permission';
import type { Failure } from '@domain/failure/failure';
import type { OrderId } from '@domain/codes/ids';
import { FollowedOrder, type FollowedOrderCollaborators } from '@ui/parts/order/followed-order';
import { TanEntryModel, type TanTools } from '@ui/tan/tan-entry-model';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What a cancellation needs from outside. */
export interface OrderCancellationCollaborators extends TanTools, FollowedOrderCollaborators {
  readonly requestCancellation: Pick<RequestCancellation, 'execute'>;
  readonly cancelOrder: Pick<CancelOrder, 'execute'>;
  readonly askOrder: Pick<AskOrder, 'execute'>;
  readonly followFailure: Pick<FollowFailure, 'execute'>;
}

/** What a cancellation is about: a part of an order as it stands, and what ends with it. */
export interface CancelledPart {
  readonly order: Order;
  readonly part: Order;
  readonly endsToo: readonly Order[];
}

/** How far the cancellation is: asked for in words, being released, to be asked about, or done. */
export type CancellationStep =
  | { readonly kind: 'question' }
  | {
      readonly kind: 'release';
      readonly signed: CancelledPart;
      readonly tan: TanEntryModel<DeedOutcome>;
      readonly failure?: Failure;
    }
  | { readonly kind: 'asking'; readonly before: Order; readonly failure?: Failure }
  | { readonly kind: 'done'; readonly order: Order };

/** `order/streichung`: an order, or a part of it, is cancelled after a question in words and with a TAN (ORD-24). */
export class OrderCancellationModel {
  readonly followed: FollowedOrder;
  step: CancellationStep = { kind: 'question' };
  /**
   * A lost cancellation was asked about: it has not reached the bank, or the order has ended otherwise. Or the order
   * is no longer what was to be released.
   */
  missed: 'not-arrived' | 'overtaken' | 'changed-meanwhile' | undefined;
  /** Where a failure leads: the page of a blocked function (ORD-26). */
  route: string | undefined;
  isBusy = false;
  /** The part the customer, or the address, has named. */
  wanted: OrderId | undefined;
  readonly #collaborators: OrderCancellationCollaborators;

  constructor(orderId: OrderId, wanted: OrderId | undefined, collaborators: OrderCancellationCollaborators) {
    this.#collaborators = collaborators;
    this.wanted = wanted;
    this.followed = new FollowedOrder(orderId, collaborators, this.#follow);
    makeAutoObservable(this, { followed: false, step: observableRef }, { autoBind: true });
  }

  /** What can be cancelled: the whole order first, where it can go as a whole. */
  get parts(): readonly Order[] {
    const { order } = this.followed;
    const permission = order && canCancel(order);
    return permission?.kind === 'allowed' ? permission.parts : [];
  }

  /** What is cancelled: the part chosen, else the first that can be; undefined where nothing can. */
  get chosen(): CancelledPart | undefined {
    const { order } = this.followed;
    const part = this.parts.find(({ id }) => id === this.wanted) ?? this.parts[0];
    return order && part && { order, part, endsToo: endsWith(order, part) };
  }

  choose(id: OrderId): void {
    this.wanted = id;
  }

  dispose(): void {
    this.followed.dispose();
  }

  /** Goes on to the release; what it signs is the cancellation of this part and nothing else. */
  proceed(): void {
    const { chosen: signed } = this;
    if (this.step.kind !== 'question' || signed === undefined) return;
    const { part } = signed;
    const { requestCancellation, cancelOrder, ...tools } = this.#collaborators;
    this.wanted = part.id;
    const tan = new TanEntryModel<DeedOutcome>({
      ...tools,
      request: (type) => pipe(requestCancellation.execute(part.id, type), TE.mapLeft(this.#unasked)),
      submit: (answer) => cancelOrder.execute(part, answer),
      onAccepted: (outcome) => this.#settle(outcome, part),
      onFailure: this.#refused,
    });
    this.missed = undefined;
    this.step = { kind: 'release', signed, tan };
  }

  /** Back to the question. */
  reconsider(): void {
    this.step = { kind: 'question' };
  }

  /** Asks the bank what became of a cancellation whose answer was lost. */
  async ask(): Promise<void> {
    const { step } = this;
    if (step.kind !== 'asking' || this.isBusy) return;
    this.isBusy = true;
    const { before } = step;
    const judge = (after: Order): DeedVerdict => cancellationVerdict(before, after);
    const outcome = await this.#collaborators.askOrder.execute(before.id, judge)();
    runInAction(() => {
      this.isBusy = false;
    });
    if (this.step === step) this.#settle(outcome, before);
  }

  #settle(outcome: DeedOutcome, before: Order): void {
    runInAction(() => {
      switch (outcome.kind) {
        case 'accepted':
          this.step = { kind: 'done', order: outcome.order };
          return;
        case 'not-arrived':
        case 'overtaken':
          this.missed = outcome.kind;
          this.step = { kind: 'question' };
          void this.followed.load();
          return;
        case 'pending':
          this.step = { kind: 'asking', before };
          return;
        case 'unknown':
          this.step = { kind: 'asking', before, failure: outcome.failure };
      }
    });
  }

  /** No challenge came: the order may no longer be one that can be cancelled, or nobody may cancel now. */
  #unasked = (failure: Failure): Failure => {
    this.#lead(failure);
    if (failure.kind === 'validation') void this.followed.load();
    return failure;
  };

  /** The order may have changed under the customer's hands: it is read anew beside the failure. */
  #refused = (failure: Failure): void => {
    this.#lead(failure);
    runInAction(() => {
      // What the bank says against it stands at the proof, in its own words.
      if (this.step.kind === 'release' && failure.kind !== 'validation')
        this.step = { ...this.step, failure };
    });
    void this.followed.load();
  };

  #lead(failure: Failure): void {
    const next = this.#collaborators.followFailure.execute(failure);
    runInAction(() => {
      if (next.kind === 'route') this.route = next.path;
    });
  }

  /**
   * The order stands differently now. Once a cancellation is sent, that is its progress. Before, if it would end other
   * parts than those that were asked about, the customer decides anew: a TAN signs what is shown.
   */
  #follow = (): void => {
    const { step, chosen } = this;
    if (step.kind === 'asking') {
      this.#seen(step.before);
      return;
    }
    if (step.kind === 'done') {
      const order = this.followed.part(step.order.id);
      if (order !== undefined) this.step = { kind: 'done', order };
      return;
    }
    if (step.kind !== 'release' || step.tan.entry.kind === 'submitting') return;
    // What got no answer may arrive late.
    if (step.failure && isUnanswered(step.failure) && this.#seen(step.signed.part)) return;
    if (chosen !== undefined && isSameCancellation(step.signed.part, chosen.part)) return;
    this.missed = 'changed-meanwhile';
    this.step = { kind: 'question' };
  };

  /** The order itself may tell what came of a cancellation without an answer: once it does, nobody has to ask. */
  #seen(before: Order): boolean {
    const after = this.followed.part(before.id);
    const verdict = after && cancellationVerdict(before, after);
    if (after === undefined || verdict === undefined || verdict === 'not-arrived') return false;
    if (verdict !== 'pending' || this.step.kind !== 'asking')
      this.#settle(deedOutcome(after, verdict), before);
    return true;
  }
}
