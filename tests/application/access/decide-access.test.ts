import type { Fault } from '@adapters/fake/bank/fake-faults';
import { type FakeWorld } from '@adapters/fake/bank/fake-world';
import type { Leaving } from '@application/session/leave-portal';
import { type Guard } from '@application/access/decide-access';
import { GUARD_TIMEOUT } from '@application/access/guard-facts';
import type { Failure } from '@domain/failure/failure';
import {
  type AccessDecision,
  allowed,
  left,
  toExternal,
  toLogin,
  toRoute,
  unreachable,
} from '@domain/access/access-decision';
import { orderId } from '@domain/codes/ids';
import { depotOf } from '../../domain/support/samples';
import { orderPage } from '../order/order-portal';
import { gate, returnTo, silent } from './access-bench';

const serverFailure: Failure = { kind: 'server', errorId: 'E' };

describe('the guards of the route table', () => {
  it.each<[string, Guard, Partial<FakeWorld>, AccessDecision]>([
    ['somebody is signed in [GU-01]', 'signed-in', {}, allowed],
    ['nobody is signed in [GU-01]', 'signed-in', { signedIn: false }, toLogin(returnTo)],
    ['a contract holder [GU-02]', 'role', {}, allowed],
    ['a customer without a contract [GU-02]', 'role', { roles: ['KUNDE'] }, toLogin(returnTo)],
    ['a depot of his own [GU-03]', 'brokerage', {}, allowed],
    ['no depot [GU-03]', 'brokerage', { products: [] }, toRoute('kein-depot')],
    ['some depot, for a security or the watchlist', 'depot', {}, allowed],
    ['no depot, for a security or the watchlist', 'depot', { depots: [] }, toRoute('kein-depot')],
    ['some depot [GU-05]', 'order-book', {}, allowed],
    ['no depot at all [GU-05]', 'order-book', { depots: [] }, toRoute('kein-depot')],
    ['the overview is available [GU-06]', 'depot-overview', {}, allowed],
    [
      'the overview is not [GU-06]',
      'depot-overview',
      { depotOverview: { available: false, columns: [] } },
      toExternal('/lp/wt/depotuebersicht'),
    ],
    ['no fund depot [GU-07]', 'fund-depot', {}, toRoute('kein-depot')],
    ['a standard depot [GU-07]', 'savings-plan', {}, allowed],
  ])('%s', async (_why, guard, world, decision) => {
    expect(await gate(world).decide([guard])).toEqual(decision);
  });

  it('ask for the roles in the area somebody came through [GU-02]', async () => {
    const { bank, decide } = gate({ roles: [] });
    bank.world.employeeRoles = ['ROLE_EMPLOYEE', 'VERTRAGNEHMER'];
    expect(await decide(['role'], undefined, 'ihf')).toEqual(allowed);
    expect(await decide(['role'], undefined, 'customer')).toEqual(toLogin(returnTo));
  });

  it('remember the first depot that can have a savings plan [GU-07]', async () => {
    const depots = [depotOf('COMINVEST', 'a'), depotOf('SECOND_DEPOT', 'b'), depotOf('STANDARD_DEPOT', 'c')];
    const { decide, savingsPlanDepot } = gate({ depots });
    expect(savingsPlanDepot.recall()).toBeUndefined();
    await decide(['savings-plan']);
    expect(savingsPlanDepot.recall()?.id).toBe('b');
  });

  it('ask for all they need at once', async () => {
    const { bank, access } = gate();
    bank.faults.plan('load', ...silent(1));
    const asked = jest.spyOn(bank.faults, 'meet');
    void access.execute(['signed-in', 'role'], { returnTo })();
    await bank.scheduler.advance(0);
    expect(asked.mock.calls.map(([operation]) => operation)).toEqual(['load', 'roles']);
  });

  it('let the first redirect win, wait for nothing behind it and follow none of that', async () => {
    const { bank, access, navigation } = gate({ roles: [] });
    bank.faults.plan('products', ...silent(1), { kind: 'failure', failure: serverFailure, acts: false });
    const decided = jest.fn();
    void access.execute(['signed-in', 'role', 'brokerage'], { returnTo })().then(decided);
    await bank.scheduler.advance(0);
    expect(decided).toHaveBeenCalledWith(toLogin(returnTo));
    await bank.scheduler.advance(60_000);
    expect(navigation.left).toEqual([]);
  });
});

it('a page entered after the TAN of the session has lapsed waits for it [GU-03] [TAN-01]', async () => {
  const { bank, lapse, decide } = gate();
  lapse.given();
  const refusal: Fault = { kind: 'failure', failure: { kind: 'session-tan-required' }, acts: false };
  bank.faults.plan('products', refusal);
  lapse.listen(() => {
    if (lapse.isLapsed) bank.scheduler.after(30_000, () => lapse.given());
  });
  expect(await decide(['brokerage'])).toEqual(allowed);
});

describe('the guard of changing and cancelling [GU-04]', () => {
  const cases: readonly Guard[] = ['order-change', 'order-cancellation'];

  it.each(cases)('lets an open order pass %s', async (guard) => {
    const { bank, decide } = gate();
    const page = orderPage(bank);
    const release = await page.challengeOf();
    await page.release.send(release, page.proof(release))();
    expect(await decide([guard], bank.orders.all[0]?.id)).toEqual(allowed);
  });

  it.each(cases)('sends an unnamed and an unknown order to the order book for %s', async (guard) => {
    expect(await gate().decide([guard])).toEqual(toRoute('orderbuch'));
    expect(await gate().decide([guard], orderId('unknown'))).toEqual(toRoute('orderbuch'));
  });
});

describe('without a line [CUS-05]', () => {
  const lost: Failure = { kind: 'no-answer', reason: 'offline', errorId: 'E' };
  const cut = Array<Fault>(3).fill({ kind: 'failure', failure: lost, acts: false });

  it.each([
    ['load', 'signed-in'],
    ['roles', 'role'],
  ] as const)('%s are asked for again once it is back; nobody is signed out', async (operation, guard) => {
    const { bank, decide, exit, navigation } = gate();
    bank.faults.plan(operation, ...cut);
    expect(await decide([guard])).toEqual(unreachable);
    expect([exit.left, navigation.left]).toEqual([[], []]);
    expect(await decide([guard])).toEqual(allowed);
  });
});

it.each<[Failure, Leaving]>([
  [{ kind: 'server', errorId: 'E' }, { reason: 'bank' }],
  [{ kind: 'undecodable', path: 'x', errorId: 'E' }, { reason: 'bank' }],
  [
    { kind: 'session-expired', logoutUrl: '/lp/wt/x' },
    { reason: 'zeit', logoutUrl: '/lp/wt/x' },
  ],
])('a session that cannot be read ends at the sign-out: %j [TAN-01] [GU-01]', async (failure, leaving) => {
  const { bank, decide, exit } = gate();
  bank.faults.plan('load', ...Array<Fault>(3).fill({ kind: 'failure', failure, acts: false }));
  expect(await decide(['signed-in'])).toEqual(left);
  expect(exit.left).toEqual([leaving]);
});

/** What each guard asks the bank for, and what the log says when that cannot be had. */
const loads: readonly (readonly [Guard, string, string])[] = [
  ['brokerage', 'products', 'Fehler beim Laden der Produkte'],
  ['order-change', 'products', 'Fehler beim Laden der Produkte'],
  ['order-cancellation', 'products', 'Fehler beim Laden der Produkte'],
  ['order-change', 'findOrder', 'Order not readable'],
  ['order-cancellation', 'findOrder', 'Order not readable'],
  ['depot', 'depots', 'Fehler beim Laden der Depots'],
  ['order-book', 'depots', 'Fehler beim Laden der Depots'],
  ['fund-depot', 'depots', 'Fehler beim Laden der Depots'],
  ['savings-plan', 'depots', 'Fehler beim Laden der Depots'],
  ['depot-overview', 'depotOverview', 'Depot preferences not readable'],
];

describe('facts that cannot be had [GU-08]', () => {
  it.each(loads)('lead %s to the error page after three silent tries: %s, «%s»', async (...row) => {
    const [guard, operation, text] = row;
    const { bank, decide, logger, errors, navigation } = gate();
    bank.faults.plan(operation, ...silent(3));
    expect(await decide([guard], orderId('some'))).toEqual(left);
    expect(navigation.left).toEqual(['/cp/error/eigene']);
    expect(logger.records.filter(({ level }) => level === 'error')).toEqual([
      { level: 'error', text, facts: { failure: 'no-answer' } },
    ]);
    expect(errors.recall()).toEqual({
      code: 'no-answer',
      args: { errorId: expect.stringMatching(/./), seite: returnTo },
    });
  });

  it.each<[Failure, AccessDecision, string | undefined, string | undefined, string]>([
    [{ kind: 'server', errorId: 'E' }, left, '/cp/error/eigene', 'internal-server-error', 'a failing server'],
    [
      { kind: 'server', code: 'x', errorId: 'E' },
      left,
      '/cp/error/eigene',
      'x',
      'a failing server that says why',
    ],
    [{ kind: 'undecodable', path: 'x', errorId: 'E' }, left, '/cp/error/eigene', 'generic', 'not readable'],
    [{ kind: 'not-found' }, left, '/cp/error/eigene', 'not-found', 'a call the bank does not know'],
    [
      { kind: 'blocked', key: 'fehler-wartung', args: {} },
      left,
      '/cp/error/eigene',
      'fehler-wartung',
      'a blocker',
    ],
    [
      { kind: 'blocked', key: 'fehler-aktion-gesperrt', args: {} },
      toRoute('funktion-gesperrt'),
      undefined,
      undefined,
      'a locked function',
    ],
    [
      { kind: 'redirected', uri: '/lp/wt/y' },
      left,
      '/lp/wt/y',
      undefined,
      'the error-uri, wherever it leads',
    ],
  ])('are followed as of any other call: %j', async (failure, decision, target, code) => {
    const { bank, decide, navigation, errors } = gate();
    bank.faults.plan('depots', ...Array<Fault>(3).fill({ kind: 'failure', failure, acts: false }));
    expect(await decide(['order-book'])).toEqual(decision);
    expect(navigation.left).toEqual(target === undefined ? [] : [target]);
    expect(errors.recall()?.code).toBe(code);
  });

  it.each<[Failure, Leaving]>([
    [{ kind: 'session-expired' }, { reason: 'zeit', logoutUrl: undefined }],
    [
      { kind: 'session-expired', logoutUrl: '/lp/wt/x' },
      { reason: 'zeit', logoutUrl: '/lp/wt/x' },
    ],
    [{ kind: 'forbidden' }, { reason: 'bank' }],
  ])('end the session as any other call does: %j [KIT-12]', async (failure, leaving) => {
    const { bank, decide, exit } = gate();
    bank.faults.plan('depots', { kind: 'failure', failure, acts: false });
    expect(await decide(['order-book'])).toEqual(left);
    expect(exit.left).toEqual([leaving]);
  });

  it('are asked for again twice, 5 seconds each', async () => {
    expect(GUARD_TIMEOUT).toBe(5000);
    const { bank, decide, logger } = gate();
    bank.faults.plan('products', ...silent(2));
    expect(await decide(['brokerage'])).toEqual(allowed);
    expect(logger.records).toEqual([]);
  });

  it('let the order book open while the preferences hang [GU-05]', async () => {
    const bank = gate();
    bank.bank.faults.plan('orderPreferences', ...silent(3));
    const facts = jest.fn();
    void bank.access.execute(['order-book'], { returnTo })().then(facts);
    await bank.bank.scheduler.advance(0);
    expect(facts).toHaveBeenCalledWith(allowed);
  });

  it('do not keep anybody out of the order book for want of preferences [GU-05]', async () => {
    const { bank, decide, logger } = gate();
    bank.faults.plan('orderPreferences', ...silent(3));
    expect(await decide(['order-book'])).toEqual(allowed);
    expect(logger.records.map(({ text }) => text)).toEqual(['Order preferences not readable']);
  });

  it('are an error for roles, except that nobody is signed in [GU-02]', async () => {
    const broken = gate();
    broken.bank.faults.plan('roles', { kind: 'failure', failure: { kind: 'forbidden' }, acts: false });
    expect(await broken.decide(['role'])).toEqual(toLogin(returnTo));
    expect(broken.logger.records).toMatchObject([{ level: 'error', text: 'Unable to retrieve roles' }]);

    const signedOut = gate({ signedIn: false });
    expect(await signedOut.decide(['role'])).toEqual(toLogin(returnTo));
    expect(signedOut.logger.records.map(({ level }) => level)).toEqual(['info']);
  });
});
