import type { Fault } from '@adapters/fake/bank/fake-faults';
import { settle } from '@adapters/fake/device/manual-scheduler';
import { buySap, challenged, kindOf, orderPage } from './order-portal';

const server = { kind: 'server', errorId: 'E-1' } as const;
const undecodable = { kind: 'undecodable', path: 'orderId', errorId: 'E-2' } as const;

interface Case {
  readonly name: string;
  readonly fault: Fault;
  readonly standing: string;
  readonly orders: number;
}

/** What the customer learns when one call goes wrong while the bank can be asked. */
const releaseFaults: readonly Case[] = [
  { name: 'the answer is lost', fault: { kind: 'drop-answer' }, standing: 'created', orders: 1 },
  { name: 'the request is lost', fault: { kind: 'not-reached' }, standing: 'open', orders: 0 },
  {
    name: 'the server fails after acting',
    fault: { kind: 'failure', failure: server, acts: true },
    standing: 'created',
    orders: 1,
  },
  {
    name: 'the server fails before acting',
    fault: { kind: 'failure', failure: server, acts: false },
    standing: 'open',
    orders: 0,
  },
  {
    name: 'the answer cannot be read',
    fault: { kind: 'failure', failure: undecodable, acts: true },
    standing: 'created',
    orders: 1,
  },
  {
    name: 'the answer takes half a minute',
    fault: { kind: 'slow', by: 30_000 },
    standing: 'created',
    orders: 1,
  },
];

const silences = releaseFaults.filter(({ fault }) => fault.kind !== 'slow');

describe('one intent, one order [ORD-17]', () => {
  it.each(releaseFaults)('says $standing when $name', async ({ fault, standing, orders }) => {
    const page = orderPage();
    const release = await page.challenge();
    page.bank.faults.plan('create', fault);

    const answer = await page.wait(page.releaseOrder.execute(release.intent.id, page.proof(release))());

    expect(kindOf(answer)).toBe(standing);
    expect(page.bank.orders.all).toHaveLength(orders);
  });

  it.each(silences)('keeps asking when $name and the bank cannot be reached', async ({ fault, orders }) => {
    const page = orderPage();
    const release = await page.challenge();
    page.bank.faults.plan('create', fault);
    page.bank.faults.plan('intentOutcome', lost, lost, lost);

    const answer = await page.wait(page.releaseOrder.execute(release.intent.id, page.proof(release))());
    const isAnswered = fault.kind === 'slow';
    expect(kindOf(answer)).toBe(isAnswered ? 'created' : 'asking');

    page.bank.faults.clear();
    const later = await page.askBank.execute(release.intent.id)();
    expect(kindOf(later)).toBe(orders === 1 ? 'created' : 'open');
    expect(page.bank.orders.all).toHaveLength(orders);
  });

  it.each(releaseFaults)('creates one order when $name and the customer sends again', async ({ fault }) => {
    const page = orderPage();
    const release = await page.challenge();
    page.bank.faults.plan('create', fault);
    await page.wait(page.releaseOrder.execute(release.intent.id, page.proof(release))());

    const again = await page.wait(page.releaseOrder.execute(release.intent.id, page.proof(release))());

    expect(kindOf(again)).toBe('created');
    expect(page.bank.orders.all).toHaveLength(1);
  });

  it('asks before it sends again, as long as the last release is not answered for', async () => {
    const page = orderPage();
    const release = await page.challenge();
    page.bank.faults.plan('create', { kind: 'drop-answer' });
    page.bank.faults.plan('intentOutcome', lost, lost, lost);
    await page.wait(page.releaseOrder.execute(release.intent.id, page.proof(release))());
    const create = jest.spyOn(page.gateway, 'create');

    const again = await page.wait(page.releaseOrder.execute(release.intent.id, page.proof(release))());

    expect(kindOf(again)).toBe('created');
    expect(create).not.toHaveBeenCalled();
  });

  it('takes a double click for one release', async () => {
    const page = orderPage();
    const release = await page.challenge();
    const create = jest.spyOn(page.gateway, 'create');

    const click = page.releaseOrder.execute(release.intent.id, page.proof(release));
    const answers = await page.wait(Promise.all([click(), click(), click()]));

    expect(answers.map(kindOf)).toEqual(['created', 'created', 'created']);
    expect(create).toHaveBeenCalledTimes(1);
    expect(page.bank.orders.all).toHaveLength(1);
  });

  it('takes a double click on the way to the release for one challenge', async () => {
    const page = orderPage();
    const click = page.requestRelease.execute(buySap(), 'M_TAN');

    const [first, second] = (await page.wait(Promise.all([click(), click()]))).map(challenged);

    expect(first?.intent.id).toBe(second?.intent.id);
    expect(first?.challenge.id).toBe(second?.challenge.id);
  });

  it.each([
    { name: 'before the bank acted', acts: false, standing: 'open', orders: 0 },
    { name: 'after the bank acted', acts: true, standing: 'created', orders: 1 },
  ])('finds out after a reload in the middle of the release, $name', async ({ acts, standing, orders }) => {
    const page = orderPage();
    const release = await page.challenge();
    page.bank.faults.plan('create', { kind: 'hang', acts });
    void page.releaseOrder.execute(release.intent.id, page.proof(release))();
    await settle();

    const reloaded = page.reload();
    const open = await reloaded.listOpenIntents.execute()();
    expect(open.map(({ id }) => id)).toEqual([release.intent.id]);
    const answer = await reloaded.wait(reloaded.askBank.execute(release.intent.id)());

    expect(kindOf(answer)).toBe(standing);
    expect(page.bank.orders.all).toHaveLength(orders);
  });

  it('shows an order whose page died before its success was seen, and not a second release', async () => {
    const page = orderPage();
    const release = await page.challenge();
    await page.releaseOrder.execute(release.intent.id, page.proof(release))();

    const reloaded = page.reload();
    expect(await reloaded.listOpenIntents.execute()()).toHaveLength(1);
    expect(kindOf(await reloaded.requestRelease.execute(buySap(), 'M_TAN')())).toBe('created');
    await reloaded.acknowledgeIntent.execute(release.intent.id)();

    expect(await page.reload().listOpenIntents.execute()()).toEqual([]);
    expect(page.bank.orders.all).toHaveLength(1);
  });

  it('lets the customer place the same order once more on purpose', async () => {
    const page = orderPage();
    for (const expected of [1, 2]) {
      const release = await page.challenge();
      await page.releaseOrder.execute(release.intent.id, page.proof(release))();
      expect(page.bank.orders.all).toHaveLength(expected);
    }
  });

  it('keeps the key of an order released again after a reload, so that a late request makes no second', async () => {
    const page = orderPage();
    const release = await page.challenge();
    page.bank.faults.plan('create', { kind: 'late', by: 120_000 });
    await page.wait(page.releaseOrder.execute(release.intent.id, page.proof(release))());

    const reloaded = page.reload();
    const again = await reloaded.challenge();
    await reloaded.wait(reloaded.releaseOrder.execute(again.intent.id, reloaded.proof(again))());
    await page.bank.scheduler.advance(200_000);

    expect(again.intent.id).toBe(release.intent.id);
    expect(page.bank.orders.all).toHaveLength(1);
  });

  it('lets another tab ask, and settles the intent for both', async () => {
    const page = orderPage();
    const release = await page.challenge();
    page.bank.faults.plan('create', { kind: 'hang', acts: true });
    void page.releaseOrder.execute(release.intent.id, page.proof(release))();
    await settle();

    const other = page.otherTab();
    const [open] = await other.listOpenIntents.execute()();
    expect(kindOf(await other.askBank.execute(open?.id ?? release.intent.id)())).toBe('created');

    await other.acknowledgeIntent.execute(release.intent.id)();
    expect(await page.reload().listOpenIntents.execute()()).toEqual([]);
    expect(kindOf(await page.reload().requestRelease.execute(buySap(), 'M_TAN')())).toBe('challenged');
  });

  it('sends nothing for an intent that was voided elsewhere', async () => {
    const page = orderPage();
    const release = await page.challenge();
    expect(kindOf(await page.otherTab().discardIntent.execute(release.intent.id)())).toBe('void');
    const create = jest.spyOn(page.gateway, 'create');

    const answer = await page.releaseOrder.execute(release.intent.id, page.proof(release))();

    expect(kindOf(answer)).toBe('void');
    expect(create).not.toHaveBeenCalled();
  });
});

const lost: Fault = { kind: 'not-reached' };
