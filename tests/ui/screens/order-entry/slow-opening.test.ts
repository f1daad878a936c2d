import { settle } from '@adapters/fake/device/manual-scheduler';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { onOnePage, orderBench } from './bench';

describe('an order page whose bank takes its time [ORD-27] [KIT-12]', () => {
  it.each(['orderPreferences', 'balances'])('stands without %s that never come', async (operation) => {
    const bank = new FakeBank(onOnePage());
    bank.faults.plan(operation, { kind: 'hang', acts: false });
    const model = orderBench(bank).visit();
    void model.open({ side: 'BUY', code: '716460' });
    await bank.scheduler.advance(1499);
    expect(model.step.kind).toBe('opening');
    await bank.scheduler.advance(1);
    expect(model.step.kind).toBe('input');
  });

  it('is entered as it was begun when preferences come late, and takes the rest of them', async () => {
    const bank = new FakeBank(onOnePage());
    bank.faults.plan('orderPreferences', { kind: 'slow', by: 5000 });
    const { preferences } = await begun(bank);
    expect(preferences.mode).toBe('INTERVIEW');
    expect(preferences.value.pushPrices).toBe(false);
    await bank.scheduler.advance(5000);
    expect(preferences.mode).toBe('INTERVIEW');
    expect(preferences.value.pushPrices).toBe(true);
  });

  it('settles on the account whose balance comes late', async () => {
    const bank = new FakeBank(onOnePage());
    bank.faults.plan('balances', { kind: 'slow', by: 5000 });
    const { settlement } = await begun(bank);
    expect(settlement.accounts).toEqual([]);
    await bank.scheduler.advance(5000);
    expect(settlement.accountsOf(settlement.depots[0]).length).toBeGreaterThan(0);
  });

  it('asks for depots and preferences while what it has stored is still locked', async () => {
    const bank = new FakeBank(onOnePage());
    const bench = orderBench(bank);
    jest.spyOn(bench.journal, 'all').mockReturnValue(() => new Promise(() => undefined));
    const model = bench.visit();
    void model.open({});
    await settle();
    expect(model.input.settlement.depots.length).toBeGreaterThan(0);
    expect(model.step.kind).toBe('opening');
  });

  it('leaves nothing behind when it is left before it stands', async () => {
    const bank = new FakeBank(onOnePage());
    const before = bank.scheduler.waiting;
    bank.faults.plan('depots', { kind: 'slow', by: 1000 });
    const model = orderBench(bank).visit();
    void model.open({ side: 'BUY', code: '716460' });
    await settle();
    model.dispose();
    await bank.scheduler.advance(10_000);
    expect(bank.scheduler.waiting).toBe(before);
  });

  async function begun(bank: FakeBank) {
    const model = orderBench(bank).visit();
    void model.open({ side: 'BUY', code: '716460' });
    await bank.scheduler.advance(2000);
    expect(model.step.kind).toBe('input');
    return model.input;
  }
});
