import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { errorMessage, refusal } from '@adapters/fake/bank/fake-refusal';
import { onOnePage, orderBench, purchaseBench } from './bench';

describe('an order the bank would not take', () => {
  it('is taken back to its fields as soon as the bank has no costs for it, and not only at the release [ORD-19] [ORD-25]', async () => {
    const { model, bank } = await purchaseBench();
    const key = 'fehler_basisinformationsblatt_nicht_vorhanden_handel_nicht_moeglich';
    const failure = refusal(errorMessage(key, ['instrumentId']));
    bank.faults.plan('costs', { kind: 'failure', failure, acts: false });
    await model.check();
    expect(model.step.kind).toBe('check');
    await bank.scheduler.advance(0);
    expect(model.step.kind).toBe('input');
    expect(model.attempt).toBeGreaterThan(0);
    expect(model.input.field(model.input.nodes.instrument).shownIssues).toMatchObject([{ key }]);
  });

  it('stays at the check where the bank is only silent about the costs [ORD-19]', async () => {
    const { model, bank } = await purchaseBench();
    bank.faults.plan('costs', { kind: 'failure', failure: { kind: 'server', errorId: 'e1' }, acts: false });
    await model.check();
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
    await model.check();
    expect(model.step.kind).toBe('input');
    expect(model.input.field(model.input.nodes.venueId).shownIssues).toMatchObject([
      { key: 'order-traded-nowhere' },
    ]);
  });
});

describe('an order that the bank is still asked about', () => {
  /** The number is typed, and the way on pressed before the bank has said what it thinks of it. */
  async function pressedTooEarly() {
    const { model, bank } = await purchaseBench();
    bank.faults.plan('prevalidate', { kind: 'slow', by: 2_000 });
    model.input.field(model.input.nodes.quantity).setValue('11');
    const pressed = model.check();
    return { model, bank, pressed };
  }

  it('says that it is checked, and goes on by itself once the bank has answered [ORD-15] [ORD-19]', async () => {
    const { model, bank, pressed } = await pressedTooEarly();
    await bank.scheduler.advance(1_999);
    expect([model.isBusy, model.step.kind]).toEqual([true, 'input']);
    await bank.scheduler.advance(1);
    await pressed;
    expect([model.isBusy, model.step.kind]).toEqual([false, 'check']);
  });

  it('is sent once, however often it is pressed meanwhile [ORD-17]', async () => {
    const { model, bank, pressed } = await pressedTooEarly();
    await model.check();
    expect([model.isBusy, model.step.kind]).toEqual([true, 'input']);
    await bank.scheduler.advance(2_000);
    await pressed;
    expect([model.attempt, model.step.kind]).toEqual([0, 'check']);
  });
});
