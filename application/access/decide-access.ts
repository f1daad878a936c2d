import type { AccessArea } from '@domain/access/access-area';
import {
  type AccessDecision,
  allowed,
  left,
  toLogin,
  toRoute,
  unreachable,
} from '@domain/access/access-decision';
import type * as orderGuards from '@domain/access/order-guards';
import {
  decideBrokerage,
  decideDepot,
  decideDepotOverview,
  decideFundDepot,
  decideRole,
  decideSavingsPlan,
  decideSignedIn,
  savingsPlanDepot,
} from '@domain/access/guards';
import type { Depot } from '@domain/depot/depot';
import type { Order } from '@domain/order/open/order';
import type { FailurePlace } from '@domain/access/failure-route';
import { assertNever } from '@domain/assert-never';
import type { Failure } from '@domain/failure/failure';
import type { OrderId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import type { FollowFailure } from '../session/follow-failure';
import type { GuardFacts } from './guard-facts';
import type { RememberedDepot } from './remembered-depot';

/** The guards of the route table (portal.md 6). */
export const guards = [
  'signed-in',
  'role',
  'brokerage',
  'depot',
  'order-change',
  'order-cancellation',
  'order-book',
  'depot-overview',
  'fund-depot',
  'savings-plan',
] as const;

/** One of them. */
export type Guard = (typeof guards)[number];

/** The visit to decide on. */
export interface Visit {
  /** Path and query to come back to after the sign-in. */
  readonly returnTo: string;
  /** The order named by the query, for changing and cancelling. */
  readonly orderId?: OrderId;
  /** The door somebody came through; the customers' unless it says otherwise. */
  readonly area?: AccessArea;
}

/** What deciding needs besides the facts. */
export interface AccessMeans {
  /** The one way of every failed call, of guards too. */
  readonly followFailure: Pick<FollowFailure, 'execute' | 'isCut'>;
  readonly savingsPlanDepot: Pick<RememberedDepot, 'remember'>;
  /** The rules of two guards only, fetched when one of them asks. */
  readonly orderGuards: () => Promise<typeof orderGuards>;
}

/** What a guard says, once what it needs is known. */
type Decide = () => AccessDecision;

/**
 * Decides whether a route may be entered: loads exactly what its guards need, all of it at once, and lets the domain
 * decide guard after guard; the first redirect wins. Facts that cannot be had lead to the error page, a lost session to
 * the sign-in (GU-08).
 */
export class DecideAccess {
  constructor(
    private readonly facts: GuardFacts,
    private readonly means: AccessMeans,
  ) {}

  execute(guards: readonly Guard[], visit: Visit): () => Promise<AccessDecision> {
    return async () => {
      const asked = guards.map((guard) => this.#ask(guard, visit));
      // Nobody waits for a guard after the one that has redirected.
      void Promise.allSettled(asked);
      for (const guard of asked) {
        const decision = (await guard)();
        if (decision.kind !== 'allowed') return decision;
      }
      return allowed;
    };
  }

  /** Only asks: a failure is followed when its guard's turn has come. */
  async #ask(guard: Guard, visit: Visit): Promise<Decide> {
    switch (guard) {
      case 'signed-in':
        return this.#signedIn(visit);
      case 'role':
        return this.#role(visit);
      case 'brokerage':
        return this.#given(await this.facts.depotProducts(), decideBrokerage);
      case 'depot':
        return this.#given(await this.facts.depots(), decideDepot);
      case 'order-change':
        return this.#withOrder(visit, 'decideOrderChange');
      case 'order-cancellation':
        return this.#withOrder(visit, 'decideOrderCancellation');
      case 'order-book':
        return this.#orderBook();
      case 'depot-overview':
        return this.#given(await this.facts.depotOverview(), decideDepotOverview);
      case 'fund-depot':
        return this.#given(await this.facts.depots(), decideFundDepot);
      case 'savings-plan':
        return this.#given(await this.facts.depots(), (depots) => this.#savingsPlan(depots));
      default:
        return assertNever(guard);
    }
  }

  async #withOrder(visit: Visit, decide: keyof typeof orderGuards): Promise<Decide> {
    const [products, order, rules] = await Promise.all([
      this.facts.depotProducts(),
      this.#order(visit.orderId),
      this.means.orderGuards(),
    ]);
    if (E.isLeft(order)) return () => this.#follow(order.left);
    return this.#given(products, (known) => rules[decide](known, order.right));
  }

  /** A missing order is a fact too: it was not named, or the bank does not have it. */
  async #order(id: OrderId | undefined): Promise<E.Either<Failure, Order | undefined>> {
    if (id === undefined) return E.right(undefined);
    const found = await this.facts.order(id);
    return E.isLeft(found) && found.left.kind === 'not-found' ? E.right(undefined) : found;
  }

  async #signedIn({ returnTo }: Visit): Promise<Decide> {
    const session = await this.facts.session();
    if (E.isRight(session)) return () => allowed;
    return () => decideSignedIn(session.left, returnTo) ?? this.#follow(session.left, 'session');
  }

  /** Roles that cannot be had are none, but for a failure that leads elsewhere by itself (GU-02). */
  async #role({ area = 'customer', returnTo }: Visit): Promise<Decide> {
    const roles = await this.facts.roles(area);
    if (E.isRight(roles)) return () => decideRole(roles.right, returnTo);
    const { left: failure } = roles;
    if (this.means.followFailure.isCut(failure)) return () => unreachable;
    const isOver = failure.kind === 'session-expired' && failure.logoutUrl !== undefined;
    return () => (isOver || failure.kind === 'redirected' ? this.#follow(failure) : toLogin(returnTo));
  }

  /** The order preferences are asked for along, but nobody is kept out or waits for lack of them (GU-05). */
  async #orderBook(): Promise<Decide> {
    void this.facts.orderPreferences();
    return this.#given(await this.facts.depots(), decideDepot);
  }

  #savingsPlan(depots: readonly Depot[]): AccessDecision {
    this.means.savingsPlanDepot.remember(savingsPlanDepot(depots));
    return decideSavingsPlan(depots);
  }

  #given<T>(facts: E.Either<Failure, T>, decide: (facts: T) => AccessDecision): Decide {
    return () => (E.isLeft(facts) ? this.#follow(facts.left) : decide(facts.right));
  }

  #follow(failure: Failure, place: FailurePlace = 'guard'): AccessDecision {
    const step = this.means.followFailure.execute(failure, place);
    if (step.kind === 'stay') return unreachable;
    return step.kind === 'route' ? toRoute(step.path) : left;
  }
}
