import * as E from 'fp-ts/Either';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { LoadDepots } from '@application/depot/load-depots';
import type { LoadOrderBook } from '@application/order-book/load-order-book';
import type { WatchOrders } from '@application/order-book/watch-orders';
import type { Clock } from '@application/ports/clock';
import type { Unsubscribe } from '@application/ports/live-updates';
import type { Depot } from '@domain/depot/depot';
import type { Order } from '@domain/order/order';
import type { OrderStatusGroup } from '@domain/order/order-status-group';
import type { DepotId, OrderId } from '@domain/shared/ids';
import type { RemoteData } from '@domain/shared/remote-data';
import { failed, idle, loaded, loading } from '@domain/shared/remote-data';
import type { OrderBookViewState, OrderPeriod, OrderRank } from './order-book-view-state';
import { countByGroup, foundOrders, initialOrderBookView, rankedOrders } from './order-book-view-state';

/** What the order book needs from outside. */
export interface OrderBookCollaborators {
  readonly loadDepots: Pick<LoadDepots, 'execute'>;
  readonly loadOrderBook: Pick<LoadOrderBook, 'execute'>;
  readonly watchOrders: Pick<WatchOrders, 'execute'>;
  readonly clock: Clock;
}

/** The orders of the chosen depot, kept current by the bank's events (OBK-01, OBK-03). */
export class OrderBookModel {
  depots: RemoteData<readonly Depot[]> = idle;
  depotId: DepotId | undefined = undefined;
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
  /** Counts reads, so that a late answer for another depot is dropped. */
  #run = 0;

  constructor(collaborators: OrderBookCollaborators) {
    this.#collaborators = collaborators;
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

  /** Reads the depots and the book of `depotId`, or of the first depot. */
  async start(depotId?: DepotId): Promise<void> {
    const { loadDepots, clock } = this.#collaborators;
    this.depots = loading(clock.now(), this.depots);
    const answer = await loadDepots.execute()();
    runInAction(() => {
      if (E.isLeft(answer)) {
        this.depots = failed(answer.left, this.depots);
        return;
      }
      this.depots = loaded(answer.right, clock.now());
      const chosen = answer.right.find(({ id }) => id === depotId) ?? answer.right[0];
      if (chosen !== undefined) this.chooseDepot(chosen.id);
    });
  }

  dispose(): void {
    this.#run += 1;
    this.#endWatch?.();
    this.#endWatch = undefined;
  }

  chooseDepot(depotId: DepotId): void {
    this.dispose();
    if (depotId !== this.depotId) {
      this.orders.clear();
      this.book = idle;
    }
    this.depotId = depotId;
    void this.#read(depotId);
    this.#endWatch = this.#collaborators.watchOrders.execute(depotId, {
      onOrder: this.#changed,
      onLive: this.#live,
    });
  }

  reload(): void {
    if (this.depotId === undefined) void this.start();
    else this.chooseDepot(this.depotId);
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
    if (isBack && this.depotId !== undefined) void this.#read(this.depotId);
  };
}
