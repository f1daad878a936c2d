import type { OrderBook } from '@application/order-book/order-book';
import type { Intent } from '@domain/release/intent';
import type { ToldMoney } from '@domain/order/cost/told-money';
import type { Order } from '@domain/order/open/order';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OrderMoneyCollaborators } from '../money/order-money-model';
import type { OrderReleases } from './order-releases';

/** What a placed order is followed with. */
export interface PlacedOrderCollaborators extends Pick<OrderMoneyCollaborators, 'money'> {
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
  /** What was told of its money before it was released. */
  money: ToldMoney | undefined;

  constructor(order: Order, intent: Intent, collaborators: PlacedOrderCollaborators) {
    this.order = order;
    this.intent = intent;
    this.#collaborators = collaborators;
    makeAutoObservable(
      this,
      { intent: false, order: observableRef, money: observableRef },
      { autoBind: true },
    );
  }

  /** The customer is shown the end: from now on it need not be told again. */
  start(): void {
    void this.#collaborators.releases.order.acknowledge(this.intent.id)();
    void this.#tellMoney();
    this.#stop ??= this.#collaborators.book.watchOrders.execute(this.order.depotId, {
      onOrder: (order) => {
        if (order.id === this.order.id) runInAction(() => (this.order = order));
      },
      onLive: (live) => runInAction(() => (this.isLive = live)),
    });
  }

  async #tellMoney(): Promise<void> {
    const money = await this.#collaborators.money?.().catch(() => undefined);
    runInAction(() => (this.money = money?.of(this.intent)));
  }

  dispose(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}
