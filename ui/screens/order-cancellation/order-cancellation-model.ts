import type { ListOpenIntents } from '@application/release/list-open-intents';
import type { Release } from '@application/release/release';
import type { ReleaseEnd } from '@application/release/release-state';
import type { FollowFailure } from '@application/session/follow-failure';
import type { OrderId } from '@domain/codes/ids';
import type { Failure } from '@domain/failure/failure';
import { canCancel } from '@domain/order/open/order-permission';
import type { Order } from '@domain/order/open/order';
import { cancellationVerdict, endsWith, isSameCancellation } from '@domain/order/open/order-cancellation';
import { partsOf } from '@domain/order/open/order-leg';
import type { Intent } from '@domain/release/intent';
import { FollowedOrder, type FollowedOrderCollaborators } from '@ui/parts/order/followed-order';
import { ReleaseModel } from '@ui/release/release-model';
import type { TanTools } from '@ui/tan/tan-entry-model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What a cancellation needs from outside. */
export interface OrderCancellationCollaborators extends TanTools, FollowedOrderCollaborators {
  readonly cancellation: Release<Order, Order>;
  readonly listOpenIntents: Pick<ListOpenIntents, 'execute'>;
  readonly followFailure: Pick<FollowFailure, 'execute'>;
}

/** What a cancellation is about: a part of an order as it stands, and what ends with it. */
export interface CancelledPart {
  readonly order: Order;
  readonly part: Order;
  readonly endsToo: readonly Order[];
}

/** How far the cancellation is: asked for in words, being released, to be asked about, or done. */
export type CancellationStep =
  | { readonly kind: 'question' }
  | { readonly kind: 'release' | 'asking'; readonly signed: CancelledPart; readonly failure?: Failure }
  | { readonly kind: 'done'; readonly order: Order; readonly intent: Intent };

/** `order/streichung`: an order, or a part of it, is cancelled after a question in words and with a TAN (ORD-24). */
export class OrderCancellationModel {
  readonly followed: FollowedOrder;
  readonly release: ReleaseModel<Order, Order>;
  place: CancellationStep = { kind: 'question' };
  /**
   * A lost cancellation was asked about: it has not reached the bank, or the order has ended otherwise. Or the order
   * is no longer what was to be released.
   */
  missed: 'not-arrived' | 'overtaken' | 'changed-meanwhile' | undefined;
  /** What was written down of a release that came to nothing, for its receipt. */
  attempted: Intent | undefined;
  /** Where a failure leads: the page of a blocked function (ORD-26). */
  route: string | undefined;
  /** The part the customer, or the address, has named. */
  wanted: OrderId | undefined;
  readonly #collaborators: OrderCancellationCollaborators;

  constructor(orderId: OrderId, wanted: OrderId | undefined, collaborators: OrderCancellationCollaborators) {
    this.#collaborators = collaborators;
    this.wanted = wanted;
    this.followed = new FollowedOrder(orderId, collaborators, this.#follow);
    this.release = new ReleaseModel(
      collaborators.cancellation,
      collaborators,
      {
        onEnd: this.#end,
        onFailure: this.#refused,
        onUnasked: this.#unasked,
      },
      'until-asking',
    );
    makeAutoObservable(
      this,
      { followed: false, release: false, place: observableRef, attempted: observableRef },
      { autoBind: true },
    );
  }

  /** Where the page stands; a release of which the bank is asked stands apart from its proof. */
  get step(): CancellationStep {
    const { place, release } = this;
    return place.kind === 'release' && release.stage.kind === 'asking' ? { ...place, kind: 'asking' } : place;
  }

  /** What can be cancelled: the whole order first, where it can go as a whole. */
  get parts(): readonly Order[] {
    const { order } = this.followed;
    const permission = order && canCancel(order);
    return permission?.kind === 'allowed' ? permission.parts : [];
  }

  /** What is cancelled: the part chosen, else the first that can be; undefined where nothing can. */
  get chosen(): CancelledPart | undefined {
    const { order } = this.followed;
    const part = this.parts.find(({ id }) => id === this.wanted) ?? this.parts[0];
    return order && part && { order, part, endsToo: endsWith(order, part) };
  }

  /** Reads the order; a cancellation of which an earlier page has not learnt the end is asked about first. */
  async open(): Promise<void> {
    await this.followed.load();
    const { order } = this.followed;
    if (order === undefined || this.place.kind !== 'question') return;
    const parts = partsOf(order);
    const [left] = await this.#collaborators.listOpenIntents.execute(
      ({ kind, subject }) => kind === 'cancellation' && parts.some(({ id }) => id === subject),
    )();
    const part = parts.find(({ id }) => id === left?.subject);
    if (left === undefined || part === undefined) return;
    runInAction(() => {
      this.place = { kind: 'release', signed: { order, part, endsToo: endsWith(order, part) } };
    });
    this.release.resume(left);
  }

  choose(id: OrderId): void {
    this.wanted = id;
  }

  dispose(): void {
    this.followed.dispose();
    this.release.close();
  }

  /** Goes on to the release of what is said in these words; it signs the cancellation of this part and nothing else. */
  proceed(words: string): void {
    const { chosen: signed } = this;
    if (this.place.kind !== 'question' || signed === undefined) return;
    const { id } = signed.part;
    this.wanted = id;
    this.missed = undefined;
    this.attempted = undefined;
    this.place = { kind: 'release', signed };
    this.release.open({
      content: signed.part,
      words,
      draft: `order-cancellation/${id}`,
      subject: id,
      whole: this.followed.orderId,
    });
  }

  /** Back to the question. */
  reconsider(): void {
    this.release.close();
    this.place = { kind: 'question' };
  }

  readonly #end = (end: ReleaseEnd<Order>): void => {
    void this.#collaborators.cancellation.acknowledge(end.intent.id)();
    const { place } = this;
    if (place.kind !== 'release') return;
    runInAction(() => {
      this.attempted = end.intent;
    });
    if (end.kind !== 'created') this.#miss('not-arrived');
    else if (cancellationVerdict(place.signed.part, end.result) === 'overtaken') this.#miss('overtaken');
    else
      runInAction(() => {
        this.place = { kind: 'done', order: end.result, intent: end.intent };
      });
  };

  #miss(missed: 'not-arrived' | 'overtaken'): void {
    runInAction(() => {
      this.missed = missed;
      this.reconsider();
    });
    void this.followed.load();
  }

  /** No challenge came: the order may no longer be one that can be cancelled, or nobody may cancel now. */
  readonly #unasked = (failure: Failure): void => {
    this.#lead(failure);
    if (failure.kind === 'validation') void this.followed.load();
  };

  /** The order may have changed under the customer's hands: it is read again beside the failure. */
  readonly #refused = (failure: Failure): void => {
    // While the bank is asked, a question it does not take leads nowhere.
    if (this.step.kind === 'asking' && failure.kind === 'blocked') return;
    this.#lead(failure);
    runInAction(() => {
      // What the bank says against it stands at the proof, in its own words.
      if (this.place.kind === 'release' && failure.kind !== 'validation')
        this.place = { ...this.place, failure };
    });
    void this.followed.load();
  };

  #lead(failure: Failure): void {
    const next = this.#collaborators.followFailure.execute(failure);
    runInAction(() => {
      if (next.kind === 'route') this.route = next.path;
    });
  }

  /**
   * The order stands differently now. Once a cancellation is sent, the bank is asked whether that came of it. Before, if
   * it would end other parts than those that were asked about, the customer decides again: a TAN signs what is shown.
   */
  readonly #follow = (): void => {
    const { place, release } = this;
    if (place.kind === 'done') {
      const order = this.followed.part(place.order.id);
      if (order !== undefined) this.place = { ...place, order };
      return;
    }
    if (place.kind !== 'release' || release.tan?.entry.kind === 'submitting') return;
    if (release.stage.kind === 'asking') void release.lookAgain();
    else this.#compare();
  };

  #compare(): void {
    const { place, chosen } = this;
    if (place.kind !== 'release') return;
    if (chosen !== undefined && isSameCancellation(place.signed.part, chosen.part)) return;
    runInAction(() => {
      this.missed = 'changed-meanwhile';
      this.reconsider();
    });
  }
}
