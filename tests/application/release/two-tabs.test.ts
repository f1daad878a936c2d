import type { OrderPage } from '../order/order-portal';
import { buySap, challenged, kindOf, orderPage } from '../order/order-portal';
import { fc } from '@tests/support/properties';

/** Two tabs of one browser, both with the same order before them. */
function twoTabs(): readonly [OrderPage, OrderPage] {
  const page = orderPage();
  return [page, page.otherTab()];
}

describe('two tabs with the same order [ORD-17]', () => {
  it('prepare one after the other; the later one takes over', async () => {
    const [one, other] = twoTabs();
    const [first, second] = await Promise.all([one.place(buySap()), other.place(buySap())]);
    const earlier = challenged(first);
    const later = challenged(second);
    expect(later.intent.id).not.toBe(earlier.intent.id);

    expect(kindOf(await one.release.send(earlier, one.proof(later))())).toBe('void');
    expect(kindOf(await other.release.send(later, other.proof(later))())).toBe('created');
    expect(one.bank.orders.all).toHaveLength(1);
  });

  it('release at the same moment: exactly one order, and the other tab learns it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const [one, other] = twoTabs();
        const release = async (page: OrderPage): Promise<string> => {
          const asked = await scheduler.schedule(page.place(buySap()));
          if (asked._tag === 'Left' || asked.right.kind !== 'challenged') return kindOf(asked);
          return kindOf(await scheduler.schedule(page.release.send(asked.right, page.proof(asked.right))()));
        };
        const ends = Promise.all([release(one), release(other)]);
        await scheduler.waitFor(ends);
        expect(one.bank.orders.all).toHaveLength(1);
        expect((await ends).filter((end) => end === 'created').length).toBeGreaterThan(0);
        for (const end of await ends) expect(['created', 'void', 'failure tan']).toContain(end);
      }),
      { numRuns: 60 },
    );
  });

  it('tells the later tab of the order that the earlier one has got meanwhile', async () => {
    const [one, other] = twoTabs();
    const first = await one.challengeOf();
    one.bank.faults.plan('create', { kind: 'hang', acts: true });
    void one.release.send(first, one.proof(first))();
    await one.bank.scheduler.advance(0);

    expect(kindOf(await other.place(buySap()))).toBe('created');
    expect(one.bank.orders.all).toHaveLength(1);
  });

  it('do not disturb each other with different orders', async () => {
    const [one, other] = twoTabs();
    const first = await one.challengeOf();
    const second = await other.challengeOf(buySap('11'));
    expect(kindOf(await other.release.send(second, other.proof(second))())).toBe('created');
    const again = await one.challengeOf();
    expect(again.intent.id).toBe(first.intent.id);
    expect(kindOf(await one.release.send(again, one.proof(again))())).toBe('created');
  });

  it('asks before the same order is released a second time in another window', async () => {
    const [one, other] = twoTabs();
    const first = await one.challengeOf();
    await one.release.send(first, one.proof(first))();

    expect(kindOf(await other.place(buySap()))).toBe('twin');
    expect(one.bank.orders.all).toHaveLength(1);
    expect(kindOf(await other.place(buySap('11')))).toBe('challenged');

    const wanted = challenged(await other.place(buySap(), true));
    expect(kindOf(await other.release.send(wanted, other.proof(wanted))())).toBe('created');
    expect(one.bank.orders.all).toHaveLength(2);
  });

  it('asks nobody who repeats an order in the same window, or a quarter of an hour later', async () => {
    const [one, other] = twoTabs();
    const first = await one.challengeOf();
    await one.release.send(first, one.proof(first))();
    await one.release.acknowledge(first.intent.id)();
    expect(kindOf(await one.place(buySap()))).toBe('challenged');

    await one.bank.scheduler.advance(900_001);
    expect(kindOf(await other.place(buySap()))).toBe('challenged');
  });
});
