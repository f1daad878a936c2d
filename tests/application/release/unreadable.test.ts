import { orderPage } from '../order/order-portal';

describe('an intent that cannot be read any more', () => {
  it('goes once the bank has told of its key, and not before [ORD-17]', async () => {
    const page = orderPage();
    const release = await page.challengeOf();
    await page.send(release);
    page.journal.damage(release.intent.id);
    page.bank.faults.plan('closeIntent', { kind: 'not-reached' });

    const reloaded = page.reload();
    expect(await reloaded.listOpenIntents.execute()()).toEqual([]);
    expect(await reloaded.journal.unreadable()()).toEqual([release.intent.id]);

    await reloaded.listOpenIntents.execute()();
    expect(reloaded.closed).toEqual([[release.intent.id, 'created']]);
    expect(await reloaded.journal.unreadable()()).toEqual([]);
    expect(page.bank.orders.all).toHaveLength(1);
  });

  it('is closed at the bank where nothing has come of it: what arrives late is refused', async () => {
    const page = orderPage();
    const release = await page.challengeOf();
    page.bank.faults.plan('create', { kind: 'late', by: 60_000 });
    page.bank.faults.plan('intentOutcome', { kind: 'failure', failure: { kind: 'not-found' }, acts: false });
    await page.send(release);
    page.journal.damage(release.intent.id);

    const reloaded = page.reload();
    await reloaded.listOpenIntents.execute()();
    expect(reloaded.closed).toEqual([[release.intent.id, 'void']]);
    await page.bank.scheduler.advance(120_000);
    expect(page.bank.orders.all).toEqual([]);
  });
});
