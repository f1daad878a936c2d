import type { OrderMarket } from '@application/order/order-market';
import type { ReleaseRequest } from '@application/release/release-request';
import type { Challenged } from '@application/release/request-release';
import type { Clock } from '@application/ports/clock';
import type { Issue } from '@domain/form/issue';
import type { CostIndication } from '@domain/order/cost/cost-indication';
import type { FallBack } from '@domain/order/read/fall-back';
import type { Failure } from '@domain/failure/failure';
import { issueOf } from '@domain/order/check/order-message';
import { twinWarning } from '@domain/order/check/twin-warning';
import type { OrderRequest } from '@domain/order/order-request';
import { makeAutoObservable, observable } from 'mobx';
import { RemoteValue } from '@ui/parts/remote-value';

/** What the check works with. */
export interface OrderCheckCollaborators {
  readonly market: Pick<OrderMarket, 'orders'>;
  readonly clock: Clock;
}

/** What is checked: the order as it will be sent, why it differs from what was chosen, and what to mind. */
export interface CheckedOrder {
  readonly order: OrderRequest;
  readonly fallBack: FallBack | undefined;
  readonly warnings: readonly Issue[];
  /** Told the costs as the note says them, for the page that names their sum besides. */
  readonly onCosts?: (order: OrderRequest, told: readonly CostIndication[]) => void;
  /** The bank has no costs to tell because it would not take the order at all. */
  readonly onRefused?: (refusal: Failure) => void;
}

/** The check step: the cost note, and warnings that each ask for a yes (ORD-19). */
export class OrderCheckModel {
  readonly #collaborators: OrderCheckCollaborators;
  readonly order: OrderRequest;
  readonly fallBack: FallBack | undefined;
  readonly costs: RemoteValue<readonly CostIndication[]>;
  readonly #confirmed = observable.set<string>();
  readonly #told: Pick<CheckedOrder, 'onCosts' | 'onRefused'>;
  #warnings: readonly Issue[];
  #costsAsked: Promise<void> | undefined;
  /** What the bank said besides, when it was asked for the challenge. */
  notices: readonly Issue[] = [];
  challenged: Challenged<OrderRequest> | undefined;
  /** What was told of its money when it was asked for, as it is kept with the release. */
  told: string | undefined;
  /** Counts attempts to go on while something was unconfirmed. */
  attempt = 0;

  constructor({ order, fallBack, warnings, ...told }: CheckedOrder, collaborators: OrderCheckCollaborators) {
    this.#collaborators = collaborators;
    this.order = order;
    this.fallBack = fallBack;
    this.#warnings = warnings;
    this.#told = told;
    this.costs = new RemoteValue(collaborators.clock);
    makeAutoObservable(
      this,
      { order: false, fallBack: false, costs: false, told: false },
      { autoBind: true },
    );
  }

  get warnings(): readonly Issue[] {
    const said = this.notices.filter(({ severity }) => severity === 'WARN');
    return [
      ...this.#warnings,
      ...said.filter(({ key }) => !this.#warnings.some((known) => known.key === key)),
    ];
  }

  get hints(): readonly Issue[] {
    return this.notices.filter(({ severity }) => severity === 'INFO');
  }

  get unconfirmed(): readonly Issue[] {
    return this.warnings.filter(({ key }) => !this.#confirmed.has(key));
  }

  isConfirmed(key: string): boolean {
    return this.#confirmed.has(key);
  }

  confirm(key: string, yes: boolean): void {
    if (yes) this.#confirmed.add(key);
    else this.#confirmed.delete(key);
  }

  loadCosts(): void {
    this.#costsAsked = this.#askCosts();
  }

  /** Nobody knows the costs, and the bank has failed to tell them. */
  get lacksCosts(): boolean {
    return this.costs.data.kind === 'failed' && this.costs.value === undefined;
  }

  /** Whether the costs are there, as soon as that is known: nobody accepts what he has not been told (ORD-19). */
  async hasCosts(): Promise<boolean> {
    await this.#costsAsked;
    return this.costs.value !== undefined;
  }

  async #askCosts(): Promise<void> {
    const costs = await this.costs.load(this.#collaborators.market.orders.costs(this.order));
    const { data } = this.costs;
    if (costs) this.#told.onCosts?.(this.order, costs);
    else if (data.kind === 'failed' && data.failure.kind === 'validation')
      this.#told.onRefused?.(data.failure);
  }

  /** Whether the customer may go on; a refusal is counted so that the page can say why. */
  proceed(): boolean {
    if (this.unconfirmed.length === 0) return true;
    this.attempt += 1;
    return false;
  }

  /** As it is to be released, in these words. */
  request(words: string, draft: string): ReleaseRequest<OrderRequest> {
    return { content: this.order, words, draft, told: this.told };
  }

  /** The same order was released in another window a moment ago: that has to be wanted. */
  get wantsTwin(): boolean {
    return this.#confirmed.has(twinWarning.key);
  }

  takeTwin(): void {
    this.notices = [twinWarning];
    this.attempt += 1;
  }

  /** The bank would take the order; what it warned of besides has to be confirmed first. */
  take(challenged: Challenged<OrderRequest>): void {
    this.challenged = challenged;
    this.notices = challenged.messages.map((message) => issueOf(message, this.order.orderType));
  }
}
