import {
  always,
  each,
  faults,
  invalid,
  saidAt,
  saidAtProof,
  type FaultName,
  type Outcomes,
  cellsOf,
} from '../../each-call/faults';
import { PersistentCanceller } from './persistent-canceller';

/** The calls of the page in their order. The last is the question to the bank after the answer is lost. */
type Call = 'findOrder' | 'requestCancellation' | 'cancel' | 'asked';

/** What the customer is told when a call of the cancellation goes wrong in this way. */
const told: Readonly<Record<Call, Outcomes>> = {
  findOrder: always('said at the order'),
  requestCancellation: saidAt('TAN', each(invalid, 'said at the TAN: rejected')),
  cancel: saidAtProof(each(invalid, 'said at the TAN: rejected')),
  asked: always('asking the bank'),
};

/** The customer, at the moment at which the fault has come. */
async function struck(call: Call, fault: FaultName): Promise<PersistentCanceller> {
  const customer = new PersistentCanceller();
  const { faults: planned } = customer.bank;
  if (call === 'findOrder') planned.plan(call, faults[fault]);
  await customer.open();
  if (call === 'asked') {
    planned.plan('cancel', faults['the answer is lost']);
    // As often as the portal asks by itself.
    planned.plan('intentOutcome', ...Array.from({ length: 9 }, () => faults[fault]));
  } else if (call !== 'findOrder') planned.plan(call, faults[fault]);
  await customer.goOnUntilTold();
  return customer;
}

describe('each call of a cancellation, and all that can come instead of its answer [ORD-24] [ORD-26]', () => {
  it.each(cellsOf(told))('%s, %s: he is told (%s), and the order ends once', async (...cell) => {
    const [call, fault, outcome] = cell;
    const customer = await struck(call, fault);
    expect(customer.told).toBe(outcome);

    if (customer.leftFor !== undefined) await customer.comeBack();
    await customer.goOn();
    expect(customer.told).toBe('done');
    await customer.wait(60_000);
    expect(customer.isCancelled).toBe(true);
  });
});
