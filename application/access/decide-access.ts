import type { AccessArea } from '@domain/access/access-area';
import { type AccessDecision, allowed, toExternal, toLogin } from '@domain/access/access-decision';
import { errorPageArguments } from '@domain/access/error-page-arguments';
import { LOGOUT_PATH } from '@domain/access/failure-route';
import {
  decideBrokerage,
  decideDepotOverview,
  decideFundDepot,
  decideOrderBook,
  decideOrderCancellation,
  decideOrderChange,
  decideRole,
  decideSavingsPlan,
  decideSignedIn,
  factsUnavailable,
  savingsPlanDepot,
} from '@domain/access/guards';
import type { Depot } from '@domain/depot/depot';
import type { Order } from '@domain/order/open/order';
import { assertNever } from '@domain/assert-never';
import type { Failure } from '@domain/failure/failure';
import type { OrderId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import type { ErrorMemory } from '../ports/error-memory';
import type { GuardFacts } from './guard-facts';
import type { RememberedDepot } from './remembered-depot';

/** The guards of the route table (portal.md 6). */
export const guards = [
  'signed-in',
  'role',
  'brokerage',
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
export interface AccessMemories {
  /** Tells the error page what it is there for. */
  readonly errors: Pick<ErrorMemory, 'remember'>;
  readonly savingsPlanDepot: Pick<RememberedDepot, 'remember'>;
}

/**
 * Decides whether a route may be entered: loads exactly what its guards need and lets the domain decide; the
 * first redirect wins. Facts that cannot be had lead to the error page, a lost session to the sign-in (GU-08).
 */
export class DecideAccess {
  constructor(
    private readonly facts: GuardFacts,
    private readonly memories: AccessMemories,
  ) {}

  execute(guards: readonly Guard[], visit: Visit): () => Promise<AccessDecision> {
    return async () => {
      for (const guard of guards) {
        const decision = await this.#decide(guard, visit);
        if (decision.kind === 'redirect') return decision;
      }
      return allowed;
    };
  }

  async #decide(guard: Guard, visit: Visit): Promise<AccessDecision> {
    switch (guard) {
      case 'signed-in':
        return decideSignedIn(await this.facts.isSignedIn(), visit.returnTo);
      case 'role':
        return decideRole(await this.facts.roles(visit.area ?? 'customer'), visit.returnTo);
      case 'brokerage':
        return this.#given(visit, await this.facts.depotProducts(), decideBrokerage);
      case 'order-change':
        return this.#withOrder(visit, decideOrderChange);
      case 'order-cancellation':
        return this.#withOrder(visit, decideOrderCancellation);
      case 'order-book':
        return this.#orderBook(visit);
      case 'depot-overview':
        return this.#given(visit, await this.facts.depotOverview(), decideDepotOverview);
      case 'fund-depot':
        return this.#given(visit, await this.facts.depots(), decideFundDepot);
      case 'savings-plan':
        return this.#given(visit, await this.facts.depots(), (depots) => this.#savingsPlan(depots));
      default:
        return assertNever(guard);
    }
  }

  async #withOrder(visit: Visit, decide: typeof decideOrderChange): Promise<AccessDecision> {
    const [products, order] = await Promise.all([this.facts.depotProducts(), this.#order(visit.orderId)]);
    if (E.isLeft(order)) return this.#unavailable(visit, order.left);
    return this.#given(visit, products, (known) => decide(known, order.right));
  }

  /** A missing order is a fact too: it was not named, or the bank does not have it. */
  async #order(id: OrderId | undefined): Promise<E.Either<Failure, Order | undefined>> {
    if (id === undefined) return E.right(undefined);
    const found = await this.facts.order(id);
    return E.isLeft(found) && found.left.kind === 'not-found' ? E.right(undefined) : found;
  }

  /** The order preferences are read along, but nobody is kept out for lack of them (GU-05). */
  async #orderBook(visit: Visit): Promise<AccessDecision> {
    const [depots] = await Promise.all([this.facts.depots(), this.facts.orderPreferences()]);
    return this.#given(visit, depots, decideOrderBook);
  }

  #savingsPlan(depots: readonly Depot[]): AccessDecision {
    this.memories.savingsPlanDepot.remember(savingsPlanDepot(depots));
    return decideSavingsPlan(depots);
  }

  #given<T>(visit: Visit, facts: E.Either<Failure, T>, decide: (facts: T) => AccessDecision): AccessDecision {
    return E.isLeft(facts) ? this.#unavailable(visit, facts.left) : decide(facts.right);
  }

  #unavailable({ returnTo }: Visit, failure: Failure): AccessDecision {
    if (failure.kind === 'session-expired') return toLogin(returnTo);
    if (failure.kind === 'forbidden') return toExternal(LOGOUT_PATH);
    if (failure.kind === 'redirected') return toExternal(failure.uri);
    this.memories.errors.remember({ code: 'generic', args: errorPageArguments(failure) });
    return factsUnavailable;
  }
}
