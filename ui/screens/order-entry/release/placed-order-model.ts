import type { OrderBook } from '@application/order-book/order-book';
import type { Intent } from '@domain/release/intent';
import type { Order } from '@domain/order/open/order';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OrderReleases } from './order-releases';

/** What a placed order is followed with. */
export interface PlacedOrderCollaborators {
  readonly book: Pick<OrderBook, 'watchOrders'>;
  readonly releases: Pick<OrderReleases, 'order'>;
}

/** The order the bank has taken, with its state as it changes (ORD-17). */
export class PlacedOrderModel {
  readonly #collaborators: PlacedOrderCollaborators;
  #stop: (() => void) | undefined;
  readonly intent: Intent;
  order: Order;
  isLive = true;

  constructor(order: Order, intent: Intent, collaborators: PlacedOrderCollaborators) {
    this.order = order;
    this.intent = intent;
    this.#collaborators = collaborators;
    makeAutoObservable(this, { intent: false, order: observableRef }, { autoBind: true });
  }

  /** The customer is shown the end: from now on it need not be told again. */
  start(): void {
    void this.#collaborators.releases.order.acknowledge(this.intent.id)();
    this.#stop ??= this.#collaborators.book.watchOrders.execute(this.order.depotId, {
      onOrder: (order) => {
        if (order.id === this.order.id) runInAction(() => (this.order = order));
      },
      onLive: (live) => runInAction(() => (this.isLive = live)),
    });
  }

  dispose(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}
