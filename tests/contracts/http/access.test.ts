import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import { HttpOrderGateway } from '@adapters/http/order/http-order-gateway';
import { HttpPreferencesGateway } from '@adapters/http/preferences/http-preferences-gateway';
import { HttpProductGateway } from '@adapters/http/access/http-product-gateway';
import { HttpRoleGateway } from '@adapters/http/access/http-role-gateway';
import { HttpSessionGateway } from '@adapters/http/session/http-session-gateway';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { MemoryErrorMemory } from '@adapters/fake/device/memory-error-memory';
import { DecideAccess } from '@application/access/decide-access';
import { GuardFacts } from '@application/access/guard-facts';
import { RememberedDepot } from '@application/access/remembered-depot';
import { SessionTanLapse } from '@application/session/session-tan-lapse';
import type { AccessDecision } from '@domain/access/access-decision';
import { loadOffering } from '@application/depot/load-offering';
import { offeringOf, type Offering } from '@domain/access/offering';
import { FollowFailure } from '@application/session/follow-failure';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import { RecordingExit } from '@tests/support/recording-exit';
import { everybody as usual, isOffered } from '@ui/app/offered';
import { dockPlan, offeredOf, offeredPlan } from '@ui/app/navigation/navigation-plan';
import { routes, type RouteName } from '@ui/app/routes';
import { tileGroups } from '@ui/screens/start/tiles';
import * as E from 'fp-ts/Either';
import { demo, type DemoCustomer } from '../../e2e/support/demo-customer';
import { Telephone } from '../../e2e/support/telephone';
import { bankAt } from '../support/bank-at';
import { openSessionBySms, shownTan, signIn, visit, type Customer, type Visit } from '../support/signed-in';
import { valueOf } from '../support/value-of';

/** The pages whose guards ask for more than a session. */
const asked = [
  'orderEntry',
  'orderProtection',
  'knowledge',
  'taxSimulation',
  'orderCancellation',
  'orderBook',
  'security',
  'watchlist',
  'savingsPlans',
  'depotOverview',
  'fundDeposit',
] as const satisfies readonly RouteName[];

type Asked = (typeof asked)[number];

/** Decides as the portal does, of facts that the bank tells; nothing is timed out, however slow the machine is. */
function access({ client, logger }: Visit): DecideAccess {
  const sources = {
    sessions: new HttpSessionGateway(client),
    roles: new HttpRoleGateway(client),
    products: new HttpProductGateway(client),
    depots: new HttpDepotGateway(client),
    preferences: new HttpPreferencesGateway(client),
    orders: new HttpOrderGateway(client),
    logger,
  };
  const tools = { scheduler: new ManualScheduler(), identifiers: new FakeIdentifiers() };
  return new DecideAccess(new GuardFacts(sources, tools, new SessionTanLapse()), {
    followFailure: new FollowFailure(new RecordingNavigation(), new MemoryErrorMemory(), new RecordingExit()),
    savingsPlanDepot: new RememberedDepot(),
    orderGuards: () => import('@domain/access/order-guards'),
  });
}

const LOGIN = 'the login';
const inWords = (decision: AccessDecision): string => {
  if (decision.kind !== 'redirect') return decision.kind;
  return decision.to.kind === 'login' ? LOGIN : decision.to.path;
};

async function landings(
  who: Visit,
  pages: readonly RouteName[] = asked,
): Promise<Readonly<Record<string, string>>> {
  const decide = access(who);
  const found: [string, string][] = [];
  for (const name of pages) {
    const own = routes.find((route) => route.name === name)?.guards ?? [];
    const decision = await decide.execute(['signed-in', 'role', ...own], { returnTo: '/ngbrk/' })();
    found.push([name, inWords(decision)]);
  }
  return Object.fromEntries(found);
}

const NO_DEPOT = 'kein-depot';
const everywhere = (to: string) => Object.fromEntries(asked.map((name) => [name, to]));
const withDepot = { orderCancellation: 'orderbuch', fundDeposit: NO_DEPOT } as const;

const customers: readonly (readonly [string, DemoCustomer, Partial<Record<Asked, string>>])[] = [
  ['a depot', demo.bernd, withDepot],
  ['a depot and orders released by the session TAN', demo.klara, withDepot],
  ['a depot and no money', demo.lars, withDepot],
  ['a depot and no agreement', demo.mina, withDepot],
  ['the old depot overview', demo.greta, { ...withDepot, depotOverview: '/lp/wt/depotuebersicht' }],
  ['no depot', demo.elif, { ...everywhere(NO_DEPOT), depotOverview: 'allowed' }],
  [
    'a fund depot alone',
    demo.frederik,
    {
      ...everywhere(NO_DEPOT),
      orderBook: 'allowed',
      security: 'allowed',
      watchlist: 'allowed',
      depotOverview: 'allowed',
      fundDeposit: 'allowed',
    },
  ],
];

describe('what the guards decide of customers of the bank [GU-02] [GU-03] [GU-04] [GU-05] [GU-06] [GU-07]', () => {
  it.each(customers)('%s: every page but these opens', async (_what, { number, pin }, sentAway) => {
    const customer = { zugangsnummer: number, pin };
    const who = await signIn(customer);
    await openSessionBySms(who, customer);
    expect(await landings(who)).toEqual({ ...everywhere('allowed'), ...sentAway });
  });

  it.each([
    ['a customer without a contract', () => signIn({ zugangsnummer: demo.ida.number, pin: demo.ida.pin })],
    ['nobody signed in', () => Promise.resolve(visit(''))],
  ])('%s: the login, whatever the page', async (_what, come) => {
    expect(await landings(await come())).toEqual(everywhere(LOGIN));
  });
});

/** Everybody who can sign in to a fresh world, as the login page lists them. */
async function everybody(): Promise<readonly Customer[]> {
  const page = await (await fetch(bankAt('/login'))).text();
  return [...page.matchAll(/name="zugangsnummer" value="(\d+)"[^]*?name="pin" value="(\d+)"/g)].map(
    ([, zugangsnummer = '', pin = '']) => ({ zugangsnummer, pin }),
  );
}

/** Their session, released by the way the bank knows as their favourite; none for whom no release is possible. */
async function released(customer: Customer): Promise<Visit | undefined> {
  const who = await signIn(customer);
  const telephone = new Telephone(bankAt(''), customer.zugangsnummer);
  const sessions = new HttpSessionGateway(who.client);
  const session = await valueOf(sessions.load());
  const asked = await sessions.requestActivation(session)();
  if (E.isLeft(asked)) return undefined;
  const { id: challengeId, type } = asked.right;
  if (type === 'P_TAN_PUSH') {
    await telephone.decide(await telephone.open(type), 'approve');
    await valueOf(sessions.activate(session, { challengeId, type }));
  } else if (type === 'P_TAN') {
    const { tan } = await telephone.scan(Buffer.from(asked.right.picture, 'base64'));
    await valueOf(sessions.activate(session, { challengeId, type, tan }));
  } else if (type === 'M_TAN') {
    const tan = await shownTan(customer, challengeId);
    await valueOf(sessions.activate(session, { challengeId, type, tan }));
  }
  return who;
}

/** Where navigation, bottom bar, tiles, and the names of securities lead. */
function offeredTo(offering: Offering): readonly RouteName[] {
  const tiles = tileGroups.flatMap((group) => group.tiles);
  return [
    ...offeredPlan({ ownedPages: { offering } }).flatMap(({ entries }) => entries),
    ...offeredOf(dockPlan, { offering }),
    ...tiles.filter(({ target }) => isOffered(offering, target)).map(({ target: route }) => ({ route })),
    ...(isOffered(offering, 'security') ? [{ route: 'security' } as const] : []),
  ].map(({ route }) => route);
}

describe('what customers are offered [SH-02] [SH-06]', () => {
  it('opens, or says why it does not: each page for each customer of the login page', async () => {
    const customers = await everybody();
    expect(customers.length).toBeGreaterThanOrEqual(Object.keys(demo).length);
    const shut: Record<string, string[]> = {};
    for (const customer of customers) {
      const who = await released(customer);
      if (who === undefined) {
        (shut['no release'] ??= []).push(customer.zugangsnummer);
        continue;
      }
      const depots = new HttpDepotGateway(who.client);
      const offered = offeredTo((await loadOffering(depots)()) ?? usual);
      for (const [page, landing] of Object.entries(await landings(who, offered)))
        if (landing !== 'allowed') (shut[`${page}: ${landing}`] ??= []).push(customer.zugangsnummer);
    }
    // Who is not told on a page of the portal is told by the bank: on its own overview, at the sign-in, and at the release.
    expect(shut).toEqual({
      'depotOverview: /lp/wt/depotuebersicht': [demo.greta.number],
      ...Object.fromEntries(
        offeredTo(offeringOf([])).map((page) => [`${page}: ${LOGIN}`, [demo.ida.number]]),
      ),
      'no release': [demo.henrik.number],
    });
    expect((await fetch(bankAt('/lp/wt/depotuebersicht'))).status).toBe(200);
  });
});
