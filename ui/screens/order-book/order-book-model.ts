import * as E from 'fp-ts/Either';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { OrderBook } from '@application/order-book/order-book';
import type { Unsubscribe } from '@application/ports/unsubscribe';
import { describedOrder } from '@domain/order/open/described-order';
import type { Instrument } from '@domain/instrument/instrument';
import type { Order } from '@domain/order/open/order';
import type { OrderStatusGroup } from '@domain/order/open/order-status-group';
import type { Failure } from '@domain/failure/failure';
import type { DepotId, OrderId } from '@domain/codes/ids';
import type { RemoteData } from '@domain/failure/remote-data';
import { failed, idle, loaded, loading, valueOrUndefined } from '@domain/failure/remote-data';
import { DepotSelection, type DepotSelectionCollaborators } from '@ui/parts/depot/depot-selection';
import { instrumentOf } from '@domain/order/open/order-name';
import { BookCosts, type BookCostsCollaborators } from './book-costs';
import { bookEntries, type BookEntry } from '@domain/order/open/book-entry';
import type { KeepOrderAsTemplate } from '@application/order-template/keep-order-as-template';
import { countByGroup, foundOrders, rankedOrders } from '@domain/order/open/found-orders';
import { ReceiptsModel, type ReceiptsCollaborators } from './receipts/receipts-model';
import { initialOrderBookView, isSameView, type OrderBookView } from '@domain/order/open/order-book-view';

/** What the order book needs from outside. */
export interface OrderBookCollaborators
  extends DepotSelectionCollaborators, BookCostsCollaborators, ReceiptsCollaborators {
  readonly book: OrderBook;
  readonly keepAsTemplate: Pick<KeepOrderAsTemplate, 'execute'>;
}

/** The orders of the chosen depot, kept current by the bank's events (OBK-01, OBK-03). */
export class OrderBookModel {
  readonly selection: DepotSelection;
  readonly costs: BookCosts;
  readonly receipts: ReceiptsModel;
  /** Whether the list has been read, and how many orders it has; as many of them as are there are in `orders`. */
  book: RemoteData<{ readonly matches: number }> = idle;
  view: OrderBookView = initialOrderBookView;
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
  /** Counts reads, so that the answer of one that another has taken the place of is dropped. */
  #run = 0;

  constructor(collaborators: OrderBookCollaborators) {
    this.#collaborators = collaborators;
    this.selection = new DepotSelection(collaborators, this.#open);
    this.costs = new BookCosts(collaborators);
    this.receipts = new ReceiptsModel(collaborators);
    makeAutoObservable(this, { selection: false, costs: false, receipts: false }, { autoBind: true });
  }

  get found(): readonly Order[] {
    return foundOrders([...this.orders.values()], this.view, this.#collaborators.clock.now());
  }

  get shown(): readonly Order[] {
    return rankedOrders(this.found, this.view);
  }

  get entries(): readonly BookEntry[] {
    return bookEntries(this.shown, ({ id }) => this.expanded.has(id));
  }

  /** The instruments that have orders here, by name. */
  get instruments(): readonly Instrument[] {
    const known = new Map(
      [...this.orders.values()].flatMap((order) => {
        const instrument = instrumentOf(order);
        return instrument === undefined ? [] : [[instrument.wkn, instrument] as const];
      }),
    );
    return [...known.values()].sort((a, b) => a.name.localeCompare(b.name, 'de'));
  }

  /** How many orders are to come, while not all of them are there. */
  get awaited(): number | undefined {
    const { matches } = valueOrUndefined(this.book) ?? { matches: 0 };
    return this.orders.size < matches ? matches : undefined;
  }

  get counts(): Readonly<Record<OrderStatusGroup, number>> {
    return countByGroup(this.found);
  }

  dispose(): void {
    this.#run += 1;
    this.#endWatch?.();
    this.#endWatch = undefined;
  }

  /** Looks at the book otherwise; what is not named stays. */
  show(change: Partial<OrderBookView>): void {
    const view = { ...this.view, ...change };
    if (!isSameView(view, this.view)) this.view = view;
  }

  /** Lifts everything that narrows the book; its order stays. */
  showAll(): void {
    const { rank, descending } = this.view;
    this.view = { ...initialOrderBookView, period: 'all', rank, descending };
  }

  /** Yields what went wrong, if anything did. */
  async keepAsTemplate(order: Order, name: string): Promise<Failure | undefined> {
    const kept = await this.#collaborators.keepAsTemplate.execute(order, name)();
    return E.isLeft(kept) ? kept.left : undefined;
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
    this.#endWatch = this.#collaborators.book.watchOrders.execute(depotId, {
      onOrder: this.#changed,
      onLive: this.#live,
      onHeard: () => void this.#read(depotId),
    });
  };

  async #read(depotId: DepotId): Promise<void> {
    const { book, clock } = this.#collaborators;
    this.#run += 1;
    const run = this.#run;
    this.#changedMeanwhile.clear();
    runInAction(() => {
      this.book = loading(clock.now(), this.book);
    });
    const answer = await book.orders.list(depotId, {}, (soFar, matches) => {
      const isWanted = run === this.#run;
      if (isWanted) this.#grow(soFar, matches);
      return isWanted;
    })();
    if (run !== this.#run) return;
    runInAction(() => {
      if (E.isLeft(answer)) {
        this.book = failed(answer.left, this.book);
        return;
      }
      this.#take(answer.right);
      this.book = loaded({ matches: this.orders.size }, clock.now());
    });
  }

  /** A part of a long book is shown at once, unless more of it is there from before. */
  #grow(soFar: readonly Order[], matches: number): void {
    if (soFar.length <= this.orders.size) return;
    const now = this.#collaborators.clock.now();
    runInAction(() => {
      this.#take(soFar);
      this.book = loading(now, loaded({ matches }, now));
    });
  }

  #take(orders: readonly Order[]): void {
    this.orders.replace([...orders.map((order) => [order.id, order] as const), ...this.#changedMeanwhile]);
  }

  #changed = (told: Order): void => {
    runInAction(() => {
      const before = this.orders.get(told.id);
      const order = describedOrder(told, before);
      this.#changedMeanwhile.set(order.id, order);
      this.orders.set(order.id, order);
      if (before?.status !== order.status) this.lastChange = order;
    });
  };

  #live = (isLive: boolean): void => {
    runInAction(() => {
      this.isLive = isLive;
    });
  };
}
