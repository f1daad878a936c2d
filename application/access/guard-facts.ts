import type { AccessArea } from '@domain/access/access-area';
import type { Product } from '@domain/access/product';
import type { Role } from '@domain/access/role';
import type { DepotOverviewPreferences } from '@domain/depot/depot-overview-preferences';
import type { Depot } from '@domain/depot/depot';
import type { OrderPreferences } from '@domain/order/draft/order-preferences';
import type { Order } from '@domain/order/open/order';
import type { Failure } from '@domain/failure/failure';
import type { Session } from '@domain/session/session';
import type { OrderId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import type { DepotGateway } from '../ports/bank/depot-gateway';
import type { Logger } from '../ports/logger';
import type { OrderGateway } from '../ports/bank/order/order-gateway';
import type { PreferencesGateway } from '../ports/bank/preferences-gateway';
import type { ProductGateway } from '../ports/bank/product-gateway';
import type { Result } from '../ports/result';
import type { RoleGateway } from '../ports/bank/session/role-gateway';
import type { SessionGateway } from '../ports/bank/session/session-gateway';
import type { SessionTanLapse } from '../session/session-tan-lapse';
import { withSessionTan } from '../session/with-session-tan';
import { withRetry } from '../shared/with-retry';
import { type TimeoutTools, withTimeout } from '../shared/with-timeout';

/** Milliseconds a guard waits for a fact before it asks again, at most twice (portal.md 9, GU-08). */
export const GUARD_TIMEOUT = 5000;

/** Where the facts come from. */
export interface GuardFactSources {
  readonly sessions: Pick<SessionGateway, 'load'>;
  readonly roles: RoleGateway;
  readonly products: ProductGateway;
  readonly depots: Pick<DepotGateway, 'depots'>;
  readonly preferences: Pick<PreferencesGateway, 'orderPreferences' | 'depotOverview'>;
  readonly orders: Pick<OrderGateway, 'find'>;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

/** The facts guards decide on, each asked for with a time-out and retries, its failure logged in the words of the spec. */
export class GuardFacts {
  /** The session as the guards found it last: who comes right after them does not ask again. */
  foundSession: Session | undefined;

  constructor(
    private readonly from: GuardFactSources,
    private readonly tools: TimeoutTools,
    /** A page is entered after the session's TAN was given, and it may lapse before the next one is. */
    private readonly lapse: Pick<SessionTanLapse, 'regained'>,
  ) {}

  async session(): Promise<E.Either<Failure, Session>> {
    const session = await this.#load(this.from.sessions.load(), 'Session not readable');
    this.foundSession = E.isRight(session) ? session.right : undefined;
    return session;
  }

  roles(area: AccessArea): Promise<E.Either<Failure, readonly Role[]>> {
    return this.#load(this.from.roles.roles(area), 'Unable to retrieve roles');
  }

  depotProducts(): Promise<E.Either<Failure, readonly Product[]>> {
    return this.#load(this.from.products.products('DEPOT'), 'Fehler beim Laden der Produkte');
  }

  depots(): Promise<E.Either<Failure, readonly Depot[]>> {
    return this.#load(this.from.depots.depots(), 'Fehler beim Laden der Depots');
  }

  depotOverview(): Promise<E.Either<Failure, DepotOverviewPreferences>> {
    return this.#load(this.from.preferences.depotOverview(), 'Depot preferences not readable');
  }

  orderPreferences(): Promise<E.Either<Failure, OrderPreferences>> {
    return this.#load(this.from.preferences.orderPreferences(), 'Order preferences not readable');
  }

  order(id: OrderId): Promise<E.Either<Failure, Order>> {
    return this.#load(this.from.orders.find(id), 'Order not readable');
  }

  /** Nobody signed in, or nothing there, is an answer and no error (GU-02). */
  async #load<T>(call: Result<T>, problem: string): Promise<E.Either<Failure, T>> {
    const bounded = withTimeout(this.tools, GUARD_TIMEOUT)(call);
    const answer = await withSessionTan(this.lapse)(withRetry(this.tools.scheduler)(bounded))();
    if (E.isLeft(answer)) {
      const isAnswer = answer.left.kind === 'session-expired' || answer.left.kind === 'not-found';
      this.from.logger[isAnswer ? 'info' : 'error'](problem, { failure: answer.left.kind });
    }
    return answer;
  }
}
