import type { OrderBook } from '@application/order-book/order-book';
import type { Clock } from '@application/ports/clock';
import type { CostIndication } from '@domain/order/cost/cost-indication';
import type { OrderId } from '@domain/codes/ids';
import { failed, idle, loaded, loading, type RemoteData } from '@domain/failure/remote-data';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observable, runInAction } from 'mobx';

/** What the costs of orders in the book come from. */
export interface BookCostsCollaborators {
  readonly book: Pick<OrderBook, 'orders'>;
  readonly clock: Clock;
}

type Costs = RemoteData<readonly CostIndication[]>;

/** The cost notes of orders in the book, each read once the customer asks for it (ORD-19, OBK-02). */
export class BookCosts {
  readonly #notes = observable.map<OrderId, Costs>([], { deep: false });
  readonly #collaborators: BookCostsCollaborators;

  constructor(collaborators: BookCostsCollaborators) {
    this.#collaborators = collaborators;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  of(id: OrderId): Costs {
    return this.#notes.get(id) ?? idle;
  }

  async load(id: OrderId): Promise<void> {
    const { book, clock } = this.#collaborators;
    this.#notes.set(id, loading(clock.now()));
    const answer = await book.orders.costsOf(id)();
    runInAction(() => {
      this.#notes.set(id, E.isLeft(answer) ? failed(answer.left) : loaded(answer.right, clock.now()));
    });
  }
}
