import * as E from 'fp-ts/Either';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { LoadOrderBook } from '@application/order-book/load-order-book';
import type { WatchOrders } from '@application/order-book/watch-orders';
import type { Unsubscribe } from '@application/ports/live-updates';
import type { Order } from '@domain/order/order';
import type { OrderStatusGroup } from '@domain/order/order-status-group';
import type { DepotId, OrderId } from '@domain/shared/ids';
import type { RemoteData } from '@domain/shared/remote-data';
import { failed, idle, loaded, loading } from '@domain/shared/remote-data';
import { DepotSelection, type DepotSelectionCollaborators } from '@ui/order-parts/depot-selection';
import type { OrderBookViewState, OrderPeriod, OrderRank } from './order-book-view-state';
import { countByGroup, foundOrders, initialOrderBookView, rankedOrders } from './order-book-view-state';

/** What the order book needs from outside. */
export interface OrderBookCollaborators extends DepotSelectionCollaborators {
  readonly loadOrderBook: Pick<LoadOrderBook, 'execute'>;
  readonly watchOrders: Pick<WatchOrders, 'execute'>;
}

/** The orders of the chosen depot, kept current by the bank's events (OBK-01, OBK-03). */
export class OrderBookModel {
  readonly selection: DepotSelection;
  /** Whether the list has been read; the orders themselves are in `orders`. */
  book: RemoteData<undefined> = idle;
  view: OrderBookViewState = initialOrderBookView;
  /** Whether changes arrive by themselves just now. */
  isLive = false;
  /** The order that changed last, for those who do not see the row change. */
  lastChange: Order | undefined = undefined;
  readonly orders = observable.map<OrderId, Order>([], { deep: false });
  readonly expanded = observable.set<OrderId>();
  #collaborators: OrderBookCollaborators;
  #endWatch: Unsubscribe | undefined;
  /** What changed while the book was being read: newer than an answer that was made before it. */
  #changedMeanwhile = new Map<OrderId, Order>();
  #shown: DepotId | undefined;
  /** Counts reads, so that a late answer for another depot is dropped. */
  #run = 0;

  constructor(collaborators: OrderBookCollaborators) {
    this.#collaborators = collaborators;
    this.selection = new DepotSelection(collaborators, this.#open);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get found(): readonly Order[] {
    return foundOrders([...this.orders.values()], this.view, this.#collaborators.clock.now());
  }

  get shown(): readonly Order[] {
    return rankedOrders(this.found, this.view);
  }

  get counts(): Readonly<Record<OrderStatusGroup, number>> {
    return countByGroup(this.found);
  }

  dispose(): void {
    this.#run += 1;
    this.#endWatch?.();
    this.#endWatch = undefined;
  }

  chooseGroup(group: OrderStatusGroup | undefined): void {
    this.view = { ...this.view, group };
  }

  choosePeriod(period: OrderPeriod): void {
    this.view = { ...this.view, period };
  }

  search(search: string): void {
    this.view = { ...this.view, search };
  }

  rankBy(rank: OrderRank, descending: boolean): void {
    this.view = { ...this.view, rank, descending };
  }

  showAll(): void {
    this.view = { ...this.view, group: undefined, period: 'all', search: '' };
  }

  toggle(orderId: OrderId): void {
    if (!this.expanded.delete(orderId)) this.expanded.add(orderId);
  }

  #open = (depotId: DepotId): void => {
    this.dispose();
    if (depotId !== this.#shown) {
      this.orders.clear();
      this.book = idle;
    }
    this.#shown = depotId;
    void this.#read(depotId);
    this.#endWatch = this.#collaborators.watchOrders.execute(depotId, {
      onOrder: this.#changed,
      onLive: this.#live,
    });
  };

  async #read(depotId: DepotId): Promise<void> {
    const { loadOrderBook, clock } = this.#collaborators;
    const run = this.#run;
    this.#changedMeanwhile.clear();
    runInAction(() => {
      this.book = loading(clock.now(), this.book);
    });
    const answer = await loadOrderBook.execute(depotId)();
    if (run !== this.#run) return;
    runInAction(() => {
      if (E.isLeft(answer)) {
        this.book = failed(answer.left, this.book);
        return;
      }
      this.orders.replace([
        ...answer.right.map((order) => [order.id, order] as const),
        ...this.#changedMeanwhile,
      ]);
      this.book = loaded(undefined, clock.now());
    });
  }

  #changed = (order: Order): void => {
    runInAction(() => {
      const before = this.orders.get(order.id);
      this.#changedMeanwhile.set(order.id, order);
      this.orders.set(order.id, order);
      if (before?.status !== order.status) this.lastChange = order;
    });
  };

  /** Changes may have been missed while the stream was away: the book is read anew when it is back. */
  #live = (isLive: boolean): void => {
    const isBack = isLive && !this.isLive && this.book.kind === 'loaded';
    runInAction(() => {
      this.isLive = isLive;
    });
    if (isBack && this.#shown !== undefined) void this.#read(this.#shown);
  };
}
