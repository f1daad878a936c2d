import type { OrderBook } from '@application/order-book/order-book';
import type { Clock } from '@application/ports/clock';
import { changedOrder } from '@domain/order/open/changed-order';
import type { CostIndication } from '@domain/order/cost/cost-indication';
import type { Order } from '@domain/order/open/order';
import type { OrderChange } from '@domain/order/open/order-change';
import { failed, idle, loaded, loading, type RemoteData } from '@domain/failure/remote-data';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What the costs of a change come from. */
export interface ChangeCostsCollaborators {
  readonly book: Pick<OrderBook, 'orders'>;
  readonly clock: Clock;
}

/** What an order costs as it stands, and as it would be; a bank that cannot say the first leaves it open. */
export interface CostsOfChange {
  readonly before: CostIndication | undefined;
  readonly after: CostIndication;
}

/** What the rest of an order costs before and after a change (ORD-19, ORD-23). */
export class ChangeCostsModel {
  data: RemoteData<CostsOfChange> = idle;
  readonly #collaborators: ChangeCostsCollaborators;
  #run = 0;

  constructor(collaborators: ChangeCostsCollaborators) {
    this.#collaborators = collaborators;
    makeAutoObservable(this, { data: observableRef }, { autoBind: true });
  }

  async load(part: Order, change: OrderChange): Promise<void> {
    const { book, clock } = this.#collaborators;
    const run = ++this.#run;
    this.data = idle;
    if (changedOrder(part, change) === undefined) return;
    this.data = loading(clock.now());
    const [now, then] = await Promise.all([
      book.orders.costsOf(part.id)(),
      book.orders.costsOf(part.id, change)(),
    ]);
    if (run !== this.#run) return;
    runInAction(() => {
      if (E.isLeft(then)) {
        this.data = failed(then.left, this.data);
        return;
      }
      const [after] = then.right;
      const before = E.isRight(now) ? now.right[0] : undefined;
      if (after !== undefined) this.data = loaded({ before, after }, clock.now());
    });
  }
}
