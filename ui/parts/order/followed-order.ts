import type { OrderBook } from '@application/order-book/order-book';
import type { DepotGateway } from '@application/ports/bank/depot-gateway';
import type { Clock } from '@application/ports/clock';
import type { Unsubscribe } from '@application/ports/unsubscribe';
import { tradingDepots, type Depot } from '@domain/depot/depot';
import { depotToName } from '@domain/depot/depot-to-name';
import { describedOrder } from '@domain/order/open/described-order';
import type { Order } from '@domain/order/open/order';
import { partsOf } from '@domain/order/open/order-leg';
import type { OrderId } from '@domain/codes/ids';
import {
  failed,
  idle,
  loaded,
  loading,
  valueOrUndefined,
  type RemoteData,
} from '@domain/failure/remote-data';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { RemoteValue } from '../remote-value';

/** What following one order needs from outside. */
export interface FollowedOrderCollaborators {
  readonly book: OrderBook;
  readonly depots: Pick<DepotGateway, 'depots'>;
  readonly clock: Clock;
}

/** One order of the book as it stands now: read once, then kept current by the bank's events (OBK-03). */
export class FollowedOrder {
  data: RemoteData<Order> = idle;
  readonly #collaborators: FollowedOrderCollaborators;
  readonly #onChange: (order: Order) => void;
  readonly #depots: RemoteValue<readonly Depot[]>;
  #endWatch: Unsubscribe | undefined;

  /** `onChange` is told of every state, the first one too. */
  constructor(
    readonly orderId: OrderId,
    collaborators: FollowedOrderCollaborators,
    onChange: (order: Order) => void = () => undefined,
  ) {
    this.#collaborators = collaborators;
    this.#onChange = onChange;
    this.#depots = new RemoteValue(collaborators.clock);
    makeAutoObservable(this, { orderId: false, data: observableRef }, { autoBind: true });
  }

  get order(): Order | undefined {
    return valueOrUndefined(this.data);
  }

  /** The depot it lies in, where that has to be named and the depots have come. */
  get depot(): Depot | undefined {
    return depotToName(tradingDepots(this.#depots.value ?? []), this.order?.depotId);
  }

  /** The order, or its leg, of that id. */
  part(id: OrderId): Order | undefined {
    return this.order && partsOf(this.order).find((part) => part.id === id);
  }

  async load(): Promise<void> {
    const { book, depots, clock } = this.#collaborators;
    void this.#depots.load(depots.depots());
    this.data = loading(clock.now(), this.data);
    const answer = await book.orders.find(this.orderId)();
    if (E.isRight(answer)) {
      this.#take(answer.right);
      this.#watch(answer.right);
      return;
    }
    runInAction(() => {
      this.data = failed(answer.left, this.data);
    });
  }

  dispose(): void {
    this.#endWatch?.();
    this.#endWatch = undefined;
  }

  #watch({ depotId }: Order): void {
    this.#endWatch ??= this.#collaborators.book.watchOrders.execute(depotId, {
      onOrder: (order) => {
        if (order.id === this.orderId) this.#take(order);
      },
      onLive: () => undefined,
    });
  }

  #take(order: Order): void {
    runInAction(() => {
      const described = describedOrder(order, this.order);
      this.data = loaded(described, this.#collaborators.clock.now());
      this.#onChange(described);
    });
  }
}
