import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { marketOf, sap, tradegate, xetra } from '@adapters/fake/bank/fake-market';
import { settle } from '@adapters/fake/device/manual-scheduler';
import { onOnePage, orderBench } from '../bench';

describe('the costs of an order', () => {
  it('are those of the cost note as soon as it has come, in the sum as well [ORD-19]', async () => {
    const { bank, visit } = orderBench(new FakeBank(onOnePage()));
    const model = visit();
    await model.open({ side: 'BUY', code: '716460', quantity: '25' });
    await bank.scheduler.advance(1000);
    const { nodes, read } = model.input;
    const entered = read(nodes.costs);
    bank.world.quotes = [marketOf(sap, xetra, '400.00', 2), marketOf(sap, tradegate, '400.10', 2)];
    await model.check();
    await settle();
    if (model.step.kind !== 'check') throw new Error(`not at the check but at ${model.step.kind}`);
    const noted = model.step.check.costs.value?.[0];
    expect(noted?.costs).toMatchObject({ kind: 'calculated' });
    expect(noted?.costs).not.toEqual(entered?.costs);
    expect(read(nodes.costs)).toBe(noted);
  });
});
