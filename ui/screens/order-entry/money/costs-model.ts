import type { Cancel } from '@application/ports/scheduler';
import type { OrderMarket } from '@application/order/order-market';
import { canonicalText } from '@domain/release/canonical-text';
import type { CostIndication } from '@domain/order/cost/cost-indication';
import { leadOf } from '@domain/order/legs-of';
import type { OrderRequest } from '@domain/order/order-request';
import type { VenueId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { OrderMoneyModel, type OrderMoneyCollaborators } from './order-money-model';

/** What costs are read with. */
export interface CostsCollaborators extends OrderMoneyCollaborators {
  readonly market: Pick<OrderMarket, 'orders'>;
}

/** Pause after the last change before costs are asked for again: several calls, so longer than for one check. */
export const COSTS_DEBOUNCE_MS = 600;

/** What the order would cost at each venue that could take it, for the comparison and the summary (ORD-04, ORD-19). */
export class CostsModel {
  readonly #collaborators: CostsCollaborators;
  /** What it comes to with them and with the tax of a sale. */
  readonly money: OrderMoneyModel;
  readonly #costs = observable.map<VenueId, CostIndication>([], { deep: false });
  readonly #askedAt = observable.set<VenueId>();
  #cancel: Cancel | undefined;
  #asked = '';
  #run = 0;
  /** The order has changed since these costs were told. */
  isOutdated = false;

  constructor(collaborators: CostsCollaborators) {
    this.#collaborators = collaborators;
    this.money = new OrderMoneyModel(collaborators);
    makeAutoObservable(this, { money: false }, { autoBind: true });
  }

  /** Whether there is an order at this venue to tell the costs of; without one, nothing is on its way. */
  isAsked(venueId: VenueId): boolean {
    return this.#askedAt.has(venueId);
  }

  at(venueId: VenueId | undefined): CostIndication | undefined {
    return venueId === undefined ? undefined : this.#costs.get(venueId);
  }

  /** What is told of all venues. */
  get told(): ReadonlyMap<VenueId, CostIndication> {
    return new Map(this.#costs);
  }

  /** The orders now possible, one a venue; asked for once the customer pauses. */
  show(orders: readonly OrderRequest[]): void {
    const asked = orders.map(canonicalText).join('\n');
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#askedAt.replace(orders.map((order) => leadOf(order).venueId));
    this.#run += 1;
    this.#cancel?.();
    this.isOutdated = true;
    if (orders.length === 0) {
      this.#costs.clear();
      return;
    }
    const run = this.#run;
    this.#cancel = this.#collaborators.scheduler.after(COSTS_DEBOUNCE_MS, () => void this.#load(orders, run));
  }

  /** The bank has told the costs of this order again: one page must not name two sums. */
  take(order: OrderRequest, [indication]: readonly CostIndication[]): void {
    if (indication !== undefined) this.#costs.set(leadOf(order).venueId, indication);
  }

  dispose(): void {
    this.#run += 1;
    this.#cancel?.();
  }

  async #load(orders: readonly OrderRequest[], run: number): Promise<void> {
    const answers = await Promise.all(
      orders.map(
        async (order) =>
          [leadOf(order).venueId, await this.#collaborators.market.orders.costs(order)()] as const,
      ),
    );
    if (run !== this.#run) return;
    runInAction(() => {
      this.#costs.clear();
      for (const [venueId, answer] of answers) {
        const indication = E.isRight(answer) ? answer.right[0] : undefined;
        if (indication !== undefined) this.#costs.set(venueId, indication);
      }
      this.isOutdated = false;
    });
  }
}
