import type { Failure } from '@domain/failure/failure';
import { intentId } from '@domain/codes/ids';
import { kindOf, orderPage } from './order-portal';

describe('what became of an order whose answer was lost [ORD-17]', () => {
  it('is told with the reason where the bank has refused it', async () => {
    const page = orderPage();
    const release = await page.challenge();
    page.bank.world.balances = page.bank.world.balances.map((balance) => ({
      ...balance,
      availableCash: { ...balance.availableCash, value: { units: 1n, scale: 0 } },
    }));
    page.bank.faults.plan('create', { kind: 'drop-answer' });
    const told = await page.wait(page.releaseOrder.execute(release.intent.id, page.proof(release))());
    expect(told).toMatchObject({
      right: {
        kind: 'refused',
        messages: [{ key: 'fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag' }],
        intent: { phase: { kind: 'settled', end: { kind: 'refused' } } },
      },
    });
  });

  it.each<[string, Failure, string]>([
    ['the session is over', { kind: 'session-expired' }, 'failure session-expired'],
    ['the session wants its TAN', { kind: 'session-tan-required' }, 'failure session-tan-required'],
    ['the customer is signed out', { kind: 'forbidden' }, 'failure forbidden'],
    ['the customer is sent elsewhere', { kind: 'redirected', uri: '/lp/wt/x' }, 'failure redirected'],
    ['orders are blocked', { kind: 'blocked', key: 'fehler-aktion-gesperrt', args: {} }, 'failure blocked'],
    ['the bank is asked too often', { kind: 'validation', code: 'x', messages: [] }, 'asking'],
    ['a TAN is wanted for the question', { kind: 'tan', reason: 'denied', messages: [] }, 'asking'],
    ['the bank knows no such question', { kind: 'not-found' }, 'asking'],
    ['the answer cannot be read', { kind: 'undecodable', path: 'x', errorId: 'E' }, 'asking'],
  ])('is not settled by a question that fails: %s', async (_, failure, expected) => {
    const page = orderPage();
    const release = await page.challenge();
    page.bank.faults.plan('intentOutcome', { kind: 'failure', failure, acts: false });
    expect(kindOf(await page.wait(page.askBank.execute(release.intent.id)()))).toBe(expected);
    const [intent] = await page.journal.all()();
    expect(intent?.phase.kind).toBe('prepared');
  });

  it('is nothing where nobody knows the order', async () => {
    const page = orderPage();
    await page.acknowledgeIntent.execute(intentId('nobody'))();
    expect(kindOf(await page.askBank.execute(intentId('nobody'))())).toBe('failure not-found');
    expect(kindOf(await page.discardIntent.execute(intentId('nobody'))())).toBe('failure not-found');
    expect(await page.journal.all()()).toEqual([]);
  });
});
