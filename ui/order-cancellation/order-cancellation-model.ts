import * as E from 'fp-ts/Either';
import { makeAutoObservable, runInAction } from 'mobx';
import type { CancelOrder } from '@application/order-book/cancel-order';
import type { FindOrder } from '@application/order-book/find-order';
import type { RequestCancellation } from '@application/order-book/request-cancellation';
import { assertNever } from '@domain/shared/assert-never';
import type { Failure } from '@domain/shared/failure';
import type { Order } from '@domain/order/order';
import type { OrderId } from '@domain/shared/ids';
import type { RemoteData } from '@domain/shared/remote-data';
import { failed, idle, loaded, loading } from '@domain/shared/remote-data';
import { TanEntryModel, type TanTools } from '@ui/tan/tan-entry-model';

/** What a cancellation needs from outside. */
export interface OrderCancellationCollaborators extends TanTools {
  readonly findOrder: Pick<FindOrder, 'execute'>;
  readonly requestCancellation: Pick<RequestCancellation, 'execute'>;
  readonly cancelOrder: Pick<CancelOrder, 'execute'>;
}

/** How far the cancellation is: asked for in words, being released, or done. */
export type CancellationStep =
  | { readonly kind: 'question' }
  | { readonly kind: 'release'; readonly tan: TanEntryModel<Order>; readonly failure?: Failure }
  | { readonly kind: 'done'; readonly order: Order };

/** `order/streichung`: an order is cancelled after a question in words and with a TAN (ORD-24). */
export class OrderCancellationModel {
  order: RemoteData<Order> = idle;
  step: CancellationStep = { kind: 'question' };
  #collaborators: OrderCancellationCollaborators;

  constructor(
    readonly orderId: OrderId,
    collaborators: OrderCancellationCollaborators,
  ) {
    this.#collaborators = collaborators;
    makeAutoObservable(this, { orderId: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    const { findOrder, clock } = this.#collaborators;
    this.order = loading(clock.now(), this.order);
    const answer = await findOrder.execute(this.orderId)();
    runInAction(() => {
      this.order = E.isLeft(answer) ? failed(answer.left, this.order) : loaded(answer.right, clock.now());
    });
  }

  /** Goes on to the release; what it signs is this order's cancellation and nothing else. */
  proceed(): void {
    if (this.step.kind !== 'question') return;
    const { requestCancellation, cancelOrder, ...tools } = this.#collaborators;
    const tan = new TanEntryModel<Order>({
      ...tools,
      request: (type) => requestCancellation.execute(this.orderId, type),
      submit: (answer) => cancelOrder.execute(this.orderId, answer),
      onAccepted: this.#accepted,
      onFailure: this.#refused,
    });
    this.step = { kind: 'release', tan };
  }

  #accepted = (order: Order): void => {
    runInAction(() => {
      this.step = { kind: 'done', order };
    });
  };

  /** The order may have changed under the customer's hands: it is read anew beside the failure. */
  #refused = (failure: Failure): void => {
    runInAction(() => {
      switch (this.step.kind) {
        case 'release':
          this.step = { ...this.step, failure };
          break;
        case 'question':
        case 'done':
          break;
        default:
          assertNever(this.step);
      }
    });
    void this.load();
  };
}
