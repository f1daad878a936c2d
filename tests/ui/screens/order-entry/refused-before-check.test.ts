import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { errorMessage, refusal } from '@adapters/fake/bank/fake-refusal';
import { onOnePage, orderBench, purchaseBench } from './bench';

describe('an order the bank would not take', () => {
  it('is taken back to its fields as soon as the bank has no costs for it, and not only at the release [ORD-19] [ORD-25]', async () => {
    const { model, bank } = await purchaseBench();
    const key = 'fehler_basisinformationsblatt_nicht_vorhanden_handel_nicht_moeglich';
    const failure = refusal(errorMessage(key, ['instrumentId']));
    bank.faults.plan('costs', { kind: 'failure', failure, acts: false });
    model.check();
    expect(model.step.kind).toBe('check');
    await bank.scheduler.advance(0);
    expect(model.step.kind).toBe('input');
    expect(model.attempt).toBeGreaterThan(0);
    expect(model.input.field(model.input.nodes.instrument).shownIssues).toMatchObject([{ key }]);
  });

  it('stays at the check where the bank is only silent about the costs [ORD-19]', async () => {
    const { model, bank } = await purchaseBench();
    bank.faults.plan('costs', { kind: 'failure', failure: { kind: 'server', errorId: 'e1' }, acts: false });
    model.check();
    await bank.scheduler.advance(0);
    expect(model.step.kind).toBe('check');
  });
});

describe('a security that is traded nowhere', () => {
  it('is not asked a venue for, but said to be so [ORD-04]', async () => {
    const bank = new FakeBank(onOnePage());
    bank.world.venues = new Map([...bank.world.venues.keys()].map((id) => [id, []]));
    const model = orderBench(bank).visit();
    await model.open({ side: 'SELL', code: '716460', quantity: '1' });
    await bank.scheduler.advance(1000);
    model.check();
    expect(model.step.kind).toBe('input');
    expect(model.input.field(model.input.nodes.venueId).shownIssues).toMatchObject([
      { key: 'order-traded-nowhere' },
    ]);
  });
});
