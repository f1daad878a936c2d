import { PlanEngine } from '@sandbox/areas/savings-plan/run/plan-engine';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { PlanDesk, position } from './plan-desk';

interface Lot {
  readonly acquired: string;
  readonly quantity: unknown;
  readonly cost: unknown;
  readonly costs: unknown;
}

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
  await werkbank.bank.db.deleteFrom('savings_plan').execute();
});
afterAll(() => werkbank.close());

it('[SAV-07] [TAX-01] what a plan buys is taxed one day by what it has cost, its fee apart', async () => {
  const desk = await PlanDesk.open(werkbank, '10000016');
  const { savingsplanId } = await desk.make({
    startDate: '2026-12-07',
    executionDay: 7,
    instruments: [position('A2PKXG', '300.00'), position('593393', '30.00')],
  });
  await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse('2026-12-07T12:00:00+01:00') });
  await new PlanEngine(werkbank.bank).round();
  const [execution] = await desk.log(savingsplanId);
  const answer = await desk.customer.get(`/api/brokerage/depots/${desk.depotId}/v1/taxlots`);
  const added = answer.json<{ values: Lot[] }>().values.filter(({ acquired }) => acquired === '2026-12-07');
  expect(added).toHaveLength(2);
  expect(added.map(({ quantity, cost, costs }) => [quantity, cost, costs])).toEqual(
    execution?.positions.map(({ quantity, value, fee }) => [quantity, value, fee]),
  );
});
