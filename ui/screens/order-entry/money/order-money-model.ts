import type { OrderMoney } from '@application/order/order-money';
import type { Scheduler } from '@application/ports/scheduler';
import type { KnownOfOrder } from '@domain/order/cost/order-total';
import type { OrderRequest } from '@domain/order/order-request';
import type { Side } from '@domain/order/side';
import type { TaxBasis } from '@domain/tax/sellable-position';
import { inTime } from '@ui/parts/in-time';
import { knownOf, type KnownNode } from './known-of';
import type { ShownNodes } from '../observed-order';
import type { OrderCheckModel } from '../release/order-check-model';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Who tells what orders come to; its code comes only once an order is to be checked, or a sale to be seen. */
export interface OrderMoneyCollaborators {
  readonly money?: () => Promise<OrderMoney>;
  readonly scheduler: Pick<Scheduler, 'after'>;
}

/** How long an order waits for its tax at most, in milliseconds: a falling market does not. */
const PATIENCE_MS = 2000;

/**
 * What an order comes to, tax included (TAX-01): read once for the page, again for each check, and told to the release,
 * so that its end says the same whatever happens in between. What cannot be read stops no order.
 */
export class OrderMoneyModel {
  readonly #collaborators: OrderMoneyCollaborators;
  #money: OrderMoney | undefined;
  #asked: Promise<void> | undefined;
  /** What the tax of a sale follows from, once it has been read. */
  basis: TaxBasis | undefined;

  constructor(collaborators: OrderMoneyCollaborators) {
    this.#collaborators = collaborators;
    makeAutoObservable(this, { basis: observableRef }, { autoBind: true });
  }

  /** A sale is seen: what its tax follows from is read, unless it has been. */
  need(): void {
    if (this.#asked === undefined) this.renew('SELL');
  }

  /** An order is checked: it is read as it is now. */
  renew(side: Side): void {
    this.#asked = this.#ask(side);
  }

  /**
   * Whether its costs are there: nobody signs before. What it comes to is noted at the check then, with its tax unless that
   * lets wait too long.
   */
  async tell(check: OrderCheckModel, shown: ShownNodes<KnownNode>): Promise<boolean> {
    await inTime(this.#collaborators.scheduler, PATIENCE_MS, Promise.resolve(this.#asked));
    if (!(await check.hasCosts())) return false;
    check.told = this.told(check.order, knownOf(shown, check.costs.value?.[0]));
    return true;
  }

  /** What is told of an order now, as it is kept with its release. */
  told(order: OrderRequest, known: KnownOfOrder): string | undefined {
    return this.#money?.told(order, known, this.basis);
  }

  async #ask(side: Side): Promise<void> {
    // Code that does not come is asked for again with the next order.
    this.#money ??= await this.#collaborators.money?.().catch(() => undefined);
    const answer = side === 'SELL' ? await this.#money?.basis.execute()() : undefined;
    if (answer && E.isRight(answer)) runInAction(() => (this.basis = answer.right));
  }
}
