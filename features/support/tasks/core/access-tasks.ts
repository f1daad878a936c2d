import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import type { Fault } from '@adapters/fake/bank/fake-faults';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { FakePreferencesGateway } from '@adapters/fake/bank/fake-preferences-gateway';
import { FakeProductGateway } from '@adapters/fake/session/fake-product-gateway';
import { FakeRoleGateway } from '@adapters/fake/session/fake-role-gateway';
import { FakeSessionGateway } from '@adapters/fake/session/fake-session-gateway';
import { MemoryErrorMemory } from '@adapters/fake/device/memory-error-memory';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import { FollowFailure } from '@application/session/follow-failure';
import { RecordingExit } from '@tests/support/recording-exit';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { DecideAccess } from '@application/access/decide-access';
import { GuardFacts } from '@application/access/guard-facts';
import { RememberedDepot } from '@application/access/remembered-depot';
import { SessionTanLapse } from '@application/session/session-tan-lapse';
import type { AccessArea } from '@domain/access/access-area';
import { allowed, type AccessDecision } from '@domain/access/access-decision';
import { allowedTarget } from '@domain/access/allowed-target';
import { loginPath } from '@domain/access/login-path';
import type { ProductType } from '@domain/access/product';
import { roles, type Role } from '@domain/access/role';
import type { DepotType } from '@domain/depot/depot';
import type { Order } from '@domain/order/open/order';
import { orderId } from '@domain/codes/ids';
import { depotOf, order } from '@tests/domain/support/samples';
import { routeAt } from '@ui/app/route-at';
import { absolutePath } from '@ui/app/routes';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import assert from 'node:assert/strict';

const productWords: Readonly<Record<string, ProductType>> = {
  Depot: 'DEPOT',
  Konto: 'ACCOUNT',
  Karte: 'CARD',
  Kredit: 'LOAN',
  Sparen: 'SAVINGS',
};

const depotWords: Readonly<Record<string, DepotType>> = {
  Standarddepot: 'STANDARD_DEPOT',
  Zweitdepot: 'SECOND_DEPOT',
  Fondsdepot: 'COMINVEST',
};

/** The listed words among those that are known. */
const listed = <Word extends string>(known: readonly Word[], text: string): readonly Word[] =>
  known.filter((word) => text.split(/, */).includes(word));

/** Stands before the pages for the scenarios: asks the guards of the real route table, over a bank in memory. */
export class AccessTasks {
  readonly #bank = new FakeBank();
  readonly #logger = new RecordingLogger();
  readonly #errors = new MemoryErrorMemory();
  readonly #navigation = new RecordingNavigation();
  readonly #exit = new RecordingExit();
  readonly #depot = new RememberedDepot();
  #order: Order | undefined;
  #area: AccessArea = 'customer';
  #decision: AccessDecision = allowed;

  signOut(): void {
    this.#bank.world.signedIn = false;
  }

  haveRoles(area: AccessArea, text: string): void {
    const listedRoles: readonly Role[] = listed(roles, text);
    if (area === 'ihf') this.#bank.world.employeeRoles = listedRoles;
    else this.#bank.world.roles = listedRoles;
  }

  haveOnlyProduct(type: string, subType: string, connection: string): void {
    this.#bank.world.products = [
      {
        id: 'product-1',
        type: productWords[type] ?? 'UNKNOWN',
        ...(subType === '' ? {} : { subType: depotWords[subType] ?? subType }),
        connection: connection === 'eigenes' ? 'CURRENT_CLIENT' : 'OTHER',
        displayId: '1',
      },
    ];
  }

  haveDepots(text: string): void {
    const types = text.split(/, */).flatMap((word) => {
      const type = depotWords[word];
      return type === undefined ? [] : [type];
    });
    this.#bank.world.depots = types.map((type, index) => depotOf(type, `depot-${index + 1}`));
  }

  offerOverview(available: boolean): void {
    this.#bank.world.depotOverview = { available, columns: [] };
  }

  haveOrder(id: string, orderType: Order['orderType'], modifiable: boolean, deletable: boolean): void {
    this.#order = { ...order, id: orderId(id), orderType, modifiable, deletable, subOrders: [] };
  }

  addLeg(modifiable: boolean, deletable: boolean): void {
    assert.ok(this.#order);
    this.#order = { ...this.#order, subOrders: [{ ...order, modifiable, deletable }] };
  }

  stayUnanswered(question: string, times: number): void {
    this.#bank.faults.plan(question, ...Array<Fault>(times).fill({ kind: 'hang', acts: false }));
  }

  answerWithEndedSession(question: string): void {
    const failure = { kind: 'session-expired' } as const;
    this.#bank.faults.plan(question, { kind: 'failure', failure, acts: false });
  }

  async visit(place: string, area: AccessArea = 'customer'): Promise<void> {
    const returnTo = absolutePath(place);
    const [path = '', query = ''] = returnTo.split('?');
    const guards = routeAt(path)?.guards;
    this.#area = area;
    const named = new URLSearchParams(query).get('orderid');
    const deciding = this.#access().execute(guards ? ['signed-in', 'role', ...guards] : [], {
      returnTo,
      area,
      ...(named === null ? {} : { orderId: orderId(named) }),
    })();
    await this.#bank.scheduler.advance(60_000);
    this.#decision = await deciding;
  }

  expectDestination(expected: AccessDecision): void {
    assert.deepEqual(this.#decision, expected);
  }

  expectErrorPage(): void {
    assert.deepEqual([this.#decision.kind, this.#navigation.left], ['left', ['/cp/error']]);
  }

  expectSignedOut(): void {
    assert.deepEqual([this.#decision.kind, this.#exit.left.map(({ reason }) => reason)], ['left', ['zeit']]);
  }

  expectLogin(start: string): void {
    assert.ok(this.#loginPath().startsWith(start), this.#loginPath());
  }

  expectLoginRole(rolle: string): void {
    assert.equal(new URLSearchParams(this.#loginPath().split('?')[1]).get('rolle'), rolle);
  }

  expectReturnTo(place: string): void {
    assert.equal(new URLSearchParams(this.#loginPath().split('?')[1]).get('page'), place);
  }

  expectLoggedError(text: string): void {
    assert.deepEqual(this.#loggedErrors(), [text]);
  }

  expectNoLoggedError(): void {
    assert.deepEqual(this.#loggedErrors(), []);
  }

  expectRememberedErrorId(): void {
    assert.match(this.#errors.recall()?.args['errorId'] ?? '', /./);
  }

  expectRememberedDepot(number: number): void {
    assert.equal(this.#depot.recall()?.id, `depot-${number}`);
  }

  expectRedirect(target: string, isAllowed: boolean): void {
    assert.equal(O.isSome(allowedTarget(target)), isAllowed);
  }

  #loginPath(): string {
    const { kind } = this.#decision;
    assert.equal(kind, 'redirect');
    const to = this.#decision.to;
    assert.equal(to.kind, 'login');
    return loginPath(to.returnTo, this.#area);
  }

  #loggedErrors(): readonly string[] {
    return this.#logger.records.filter(({ level }) => level === 'error').map(({ text }) => text);
  }

  #access(): DecideAccess {
    const bank = this.#bank;
    const facts = new GuardFacts(
      {
        sessions: new FakeSessionGateway(bank),
        roles: new FakeRoleGateway(bank),
        products: new FakeProductGateway(bank),
        depots: new FakeDepotGateway(bank),
        preferences: new FakePreferencesGateway(bank),
        orders: {
          find: (id) => async () =>
            this.#order?.id === id ? E.right(this.#order) : E.left({ kind: 'not-found' }),
        },
        logger: this.#logger,
      },
      { scheduler: bank.scheduler, identifiers: new FakeIdentifiers() },
      new SessionTanLapse(),
    );
    const followFailure = new FollowFailure(this.#navigation, this.#errors, this.#exit);
    return new DecideAccess(facts, {
      followFailure,
      savingsPlanDepot: this.#depot,
      orderGuards: () => import('@domain/access/order-guards'),
    });
  }
}
