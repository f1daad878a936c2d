import {
  always,
  cellsOf,
  faults,
  saidAt,
  saidAtProof,
  type FaultName,
  type Outcomes,
} from '../../each-call/faults';
import { PersistentChanger } from './persistent-changer';

/** The calls of the page in their order. The last is the question to the bank after the answer to the change is lost. */
type Call = 'findOrder' | 'quotes' | 'prevalidateChange' | 'costsOf' | 'requestChange' | 'change' | 'asked';

/** What the customer is told when a call of the change goes wrong in this way. */
const told: Readonly<Record<Call, Outcomes>> = {
  findOrder: always('said at the order'),
  // What the security is quoted at is left out.
  quotes: always('done'),
  prevalidateChange: saidAt('input'),
  costsOf: always('said at the costs'),
  requestChange: saidAt('TAN'),
  change: saidAtProof(),
  asked: always('asking the bank'),
};

/** The customer, at the moment at which the fault has come. */
async function struck(call: Call, fault: FaultName): Promise<PersistentChanger> {
  const customer = new PersistentChanger();
  const { faults: planned } = customer.bank;
  const isAtOpening = call === 'findOrder' || call === 'quotes';
  if (isAtOpening) planned.plan(call, faults[fault]);
  await customer.open();
  customer.type();
  if (call === 'asked') {
    planned.plan('change', faults['the answer is lost']);
    // As often as the portal asks by itself.
    planned.plan('intentOutcome', ...Array.from({ length: 9 }, () => faults[fault]));
  } else if (call === 'costsOf') {
    // As the order stands, and as it would be.
    planned.plan(call, faults[fault], faults[fault]);
  } else if (!isAtOpening) planned.plan(call, faults[fault]);
  await customer.goOnUntilTold();
  return customer;
}

describe('each call of a change, and all that can come instead of its answer [ORD-23] [ORD-26]', () => {
  it.each(cellsOf(told))(
    '%s, %s: he is told (%s), keeps what he typed, and the order is changed once',
    async (...cell) => {
      const [call, fault, outcome] = cell;
      const customer = await struck(call, fault);
      expect(customer.told).toBe(outcome);
      expect(customer.changes).toBeLessThanOrEqual(1);

      if (customer.leftFor !== undefined) await customer.comeBack();
      // As he typed it, or as the order says it once it stands so.
      if (call !== 'findOrder') expect(['250', '250,00']).toContain(customer.typed);
      await customer.goOn();
      expect(customer.told).toBe('done');
      await customer.wait(60_000);
      expect(customer.changes).toBe(1);
    },
  );
});
