import { deedOutcome, type AskOrder } from '@application/order-book/ask-order';
import type { CancelOrder } from '@application/order-book/cancel-order';
import type { DeedOutcome } from '@application/order-book/deed-outcome';
import type { RequestCancellation } from '@application/order-book/request-cancellation';
import type { DeedVerdict } from '@domain/order/deed-verdict';
import type { Order } from '@domain/order/order';
import { cancellationVerdict, endsWith } from '@domain/order/order-cancellation';
import { canCancel } from '@domain/order/order-permission';
import type { Failure } from '@domain/shared/failure';
import type { OrderId } from '@domain/shared/ids';
import { FollowedOrder, type FollowedOrderCollaborators } from '@ui/order-parts/followed-order';
import { TanEntryModel, type TanTools } from '@ui/tan/tan-entry-model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What a cancellation needs from outside. */
export interface OrderCancellationCollaborators extends TanTools, FollowedOrderCollaborators {
  readonly requestCancellation: Pick<RequestCancellation, 'execute'>;
  readonly cancelOrder: Pick<CancelOrder, 'execute'>;
  readonly askOrder: Pick<AskOrder, 'execute'>;
}

/** How far the cancellation is: asked for in words, being released, to be asked about, or done. */
export type CancellationStep =
  | { readonly kind: 'question' }
  | { readonly kind: 'release'; readonly tan: TanEntryModel<DeedOutcome>; readonly failure?: Failure }
  | { readonly kind: 'asking'; readonly before: Order; readonly failure?: Failure }
  | { readonly kind: 'done'; readonly order: Order };

/** `order/streichung`: an order, or a part of it, is cancelled after a question in words and with a TAN (ORD-24). */
export class OrderCancellationModel {
  readonly followed: FollowedOrder;
  step: CancellationStep = { kind: 'question' };
  /** A lost cancellation was asked about: it has not reached the bank, or the order has ended otherwise. */
  missed: 'not-arrived' | 'overtaken' | undefined;
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

  /** What is cancelled: the part chosen, else the first that can be. */
  get chosen(): Order | undefined {
    return this.parts.find(({ id }) => id === this.wanted) ?? this.parts[0];
  }

  /** What ends with it. */
  get endsToo(): readonly Order[] {
    const { order } = this.followed;
    return order === undefined || this.chosen === undefined ? [] : endsWith(order, this.chosen);
  }

  choose(id: OrderId): void {
    this.wanted = id;
  }

  dispose(): void {
    this.followed.dispose();
  }

  /** Goes on to the release; what it signs is the cancellation of this part and nothing else. */
  proceed(): void {
    const { chosen } = this;
    if (this.step.kind !== 'question' || chosen === undefined) return;
    const { requestCancellation, cancelOrder, ...tools } = this.#collaborators;
    this.wanted = chosen.id;
    const tan = new TanEntryModel<DeedOutcome>({
      ...tools,
      request: (type) => requestCancellation.execute(chosen.id, type),
      submit: (answer) => cancelOrder.execute(chosen, answer),
      onAccepted: (outcome) => this.#settle(outcome, chosen),
      onFailure: this.#refused,
    });
    this.missed = undefined;
    this.step = { kind: 'release', tan };
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

  /** The order may have changed under the customer's hands: it is read anew beside the failure. */
  #refused = (failure: Failure): void => {
    runInAction(() => {
      if (this.step.kind === 'release') this.step = { ...this.step, failure };
    });
    void this.followed.load();
  };

  #follow = (): void => {
    if (this.step.kind === 'asking') {
      this.#seen(this.step.before);
      return;
    }
    if (this.step.kind !== 'done') return;
    const order = this.followed.part(this.step.order.id);
    if (order !== undefined) this.step = { kind: 'done', order };
  };

  /** While the bank is asked, the order itself may tell: once it has ended, nobody has to ask. */
  #seen(before: Order): void {
    const after = this.followed.part(before.id);
    if (after === undefined) return;
    const verdict = cancellationVerdict(before, after);
    if (verdict === 'arrived' || verdict === 'overtaken') this.#settle(deedOutcome(after, verdict), before);
  }
}
