import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { FakeInstrumentGateway } from '@adapters/fake/bank/fake-instrument-gateway';
import { marketMaker, sap, tradegate, xetra } from '@adapters/fake/bank/fake-market';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import { ListProtectable } from '@application/order/list-protectable';
import { ProtectionModel } from '@ui/screens/order-entry/protection/protection-model';
import { readProtectionParameters } from '@ui/screens/order-entry/protection/protection-parameters';
import { always, cellsOf, faults, type Outcomes } from '../../../each-call/faults';
import { PortalBank } from '../../../each-call/portal-bank';
import { onOnePage, orderBench } from '../bench';

/** The calls that find what is protected; from there on it is the order page, with a table of its own. */
type Call = 'depots' | 'positions' | 'list';

const missing = always('failed');
const told: Readonly<Record<Call, Outcomes>> = { depots: missing, positions: missing, list: missing };

function visit(bank: PortalBank): ProtectionModel {
  const depots = new FakeDepotGateway(bank);
  return new ProtectionModel(orderBench(bank).visit('ABSICHERUNG'), {
    holdings: { depots },
    listProtectable: new ListProtectable(depots, new FakeOrderGateway(bank)),
    clock: bank.scheduler,
    instruments: new FakeInstrumentGateway(bank),
  });
}

describe('each call that finds what is protected, and all that can come instead of its answer [ORD-22]', () => {
  it.each(cellsOf(told))('%s, %s: he is told (%s), and has it once he asks again', async (...cell) => {
    const [call, fault, outcome] = cell;
    const bank = new PortalBank(onOnePage());
    bank.world.venues = new Map([[sap.id, [xetra, tradegate, marketMaker]]]);
    const model = visit(bank);
    // Only the choice among all positions asks for the orders that protect them already.
    const parameters = readProtectionParameters(call === 'list' ? '' : '?wkn=716460');
    bank.faults.plan(call, faults[fault]);
    void model.open(parameters);
    await bank.scheduler.advance(5000);
    const { leftFor } = bank;
    expect(leftFor === undefined ? model.subject.kind : `led to ${leftFor}`).toBe(outcome);

    bank.return();
    void model.open(parameters);
    await bank.scheduler.advance(5000);
    expect(model.subject).toMatchObject({
      kind: 'loaded',
      value: { kind: call === 'list' ? 'choice' : 'position' },
    });
    expect(bank.orders.all).toEqual([]);
    model.dispose();
  });
});
