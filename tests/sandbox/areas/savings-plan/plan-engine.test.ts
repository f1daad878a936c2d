import { add, decimal, decimalText, multiply, rescale, sum } from '@domain/money/decimal';
import { PlanEngine } from '@sandbox/areas/savings-plan/run/plan-engine';
import { otherIban } from '@sandbox/world/iban';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { PlanDesk, increase, position } from './plan-desk';

let werkbank: Werkbank;
let engine: PlanEngine;

beforeEach(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
  engine = new PlanEngine(werkbank.bank);
});
afterEach(() => werkbank.close());

const at = async (moment: string): Promise<void> => {
  await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse(moment) });
  await engine.round();
};

describe('three years of a plan [SAV-06] [SAV-07]', () => {
  it('executes every day in its turn, by the rule of units, with the increase from its anniversary', async () => {
    const bernd = await PlanDesk.open(werkbank, '10000002');
    const plan = await bernd.make({
      instruments: [position('A2PKXG', '100.00'), position('593393', '50.00')],
      dynamisationAmount: increase('3'),
    });
    const began = performance.now();
    await at('2029-11-23T10:00:00+01:00');
    console.log('ms', performance.now() - began);
    const log = await bernd.log(plan.savingsplanId);
    expect(log.map(({ nominalDate }) => nominalDate)).toHaveLength(36);
    console.log(JSON.stringify(log[0], null, 1), JSON.stringify(log[35], null, 1));
  });
});
