import type { Fault } from '@adapters/fake/bank/fake-faults';
import { buySap, kindOf, orderPage } from './order-portal';

describe('an order changed after the challenge', () => {
  it('gets a new key only after the bank has voided the old one', async () => {
    const page = orderPage();
    const first = await page.challengeOf(buySap('10'));
    const second = await page.challengeOf(buySap('11'));

    expect(second.intent.id).not.toBe(first.intent.id);
    expect(page.bank.keys.endOf(first.intent.id).kind).toBe('void');
  });

  it('shows the earlier order instead when that was created after all', async () => {
    const page = orderPage();
    const first = await page.challengeOf(buySap('10'));
    page.bank.faults.plan('create', { kind: 'drop-answer' });
    page.bank.faults.plan('intentOutcome', lost, lost, lost);
    await page.wait(page.release.send(first, page.proof(first))());

    const answer = await page.place(buySap('11'));

    expect(kindOf(answer)).toBe('created');
    expect(page.bank.orders.all).toHaveLength(1);
  });

  it('waits while the bank cannot be asked about the earlier one', async () => {
    const page = orderPage();
    const first = await page.challengeOf(buySap('10'));
    page.bank.faults.plan('voidIntent', lost, lost, lost);

    const answer = await page.wait(page.place(buySap('11')));

    expect(kindOf(answer)).toBe('asking');
    expect((await page.journal.all()()).map(({ id }) => id)).toEqual([first.intent.id]);
  });

  it('refuses a release that arrives after the voiding', async () => {
    const page = orderPage();
    const first = await page.challengeOf(buySap('10'));
    page.bank.faults.plan('create', { kind: 'late', by: 60_000 });
    page.bank.faults.plan('intentOutcome', lost, lost, lost);
    await page.wait(page.release.send(first, page.proof(first))());
    expect(kindOf(await page.release.ask(first.intent.id)())).toBe('void');

    await page.bank.scheduler.advance(120_000);

    expect(page.bank.orders.all).toEqual([]);
  });
});

const lost: Fault = { kind: 'not-reached' };
