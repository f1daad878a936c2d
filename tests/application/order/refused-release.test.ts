import { kindOf, orderPage } from './order-portal';

describe('a release the bank refuses', () => {
  it('leaves the key unused when the TAN is wrong, and releases with the next one [TAN-12]', async () => {
    const page = orderPage();
    const release = await page.challenge();
    const wrong = { ...page.proof(release), tan: '000000' };

    const refused = await page.releaseOrder.execute(release.intent.id, wrong)();
    expect(refused).toMatchObject({ left: { kind: 'tan', reason: 'invalid', triesLeft: 2 } });
    const answer = await page.releaseOrder.execute(release.intent.id, page.proof(release))();

    expect(kindOf(answer)).toBe('created');
    expect(page.bank.orders.all).toHaveLength(1);
  });

  it('tells the reason and settles the intent when the money is gone', async () => {
    const page = orderPage();
    const release = await page.challenge();
    page.bank.world.balances = page.bank.world.balances.map((balance) => ({
      ...balance,
      availableCash: { ...balance.availableCash, value: { units: 1n, scale: 0 } },
    }));

    const answer = await page.releaseOrder.execute(release.intent.id, page.proof(release))();

    expect(answer).toMatchObject({
      right: {
        kind: 'refused',
        messages: [{ key: 'fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag' }],
        intent: { phase: { kind: 'settled' } },
      },
    });
  });

  it('closes the key when an earlier release might still arrive', async () => {
    const page = orderPage();
    const release = await page.challenge();
    page.bank.faults.plan(
      'create',
      { kind: 'not-reached' },
      {
        kind: 'failure',
        failure: { kind: 'validation', code: 'request.object.invalid', messages: [] },
        acts: false,
      },
    );
    await page.wait(page.releaseOrder.execute(release.intent.id, page.proof(release))());

    const answer = await page.wait(page.releaseOrder.execute(release.intent.id, page.proof(release))());

    expect(kindOf(answer)).toBe('refused');
    expect(page.bank.orders.outcomeOf(release.intent.id).kind).toBe('void');
  });

  it('keeps the intent when the session has ended, for the time after signing in again [ORD-30]', async () => {
    const page = orderPage();
    const release = await page.challenge();
    page.bank.world.signedIn = false;
    expect(kindOf(await page.releaseOrder.execute(release.intent.id, page.proof(release))())).toBe(
      'failure session-expired',
    );

    page.bank.world.signedIn = true;
    const again = await page.reload().challenge();

    expect(again.intent.id).toBe(release.intent.id);
  });
});
