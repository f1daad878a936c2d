import {
  anything,
  blocked,
  cellsOf,
  each,
  failing500,
  faults,
  noProof,
  nonsense,
  signedOut,
  silence,
  type FaultName,
  type Outcomes,
} from '../each-call/faults';
import { PersistentCanceller } from './persistent-canceller';

/** The calls of the page in their order. The last is the reading of the order after the answer is lost. */
type Call = 'findOrder' | 'requestCancellation' | 'cancel' | 'asked';

/** What the customer is told when a call of the cancellation goes wrong in this way. */
const told: Readonly<Record<Call, Outcomes>> = {
  findOrder: { ...signedOut, ...each(anything, 'said at the order'), ...noProof },
  requestCancellation: {
    ...signedOut,
    ...each(silence, 'said at the TAN: no-answer'),
    ...each(nonsense, 'said at the TAN: undecodable'),
    ...each(failing500, 'said at the TAN: server'),
    '404': 'said at the TAN: not-found',
    ...each(['422', '429'], 'said at the TAN: rejected'),
    ...each(blocked, 'led to funktion-gesperrt'),
    ...noProof,
  },
  cancel: {
    ...signedOut,
    ...each(['the answer is lost', 'the answer is no JSON', '500 after acting'], 'done'),
    ...each(['the request is lost', 'the request arrives after the next one'], 'said at the TAN: no-answer'),
    // The order tells of it by itself.
    'the request arrives late': 'done',
    '500 before acting': 'said at the TAN: server',
    '404': 'said at the TAN: not-found',
    ...each(['422', '429'], 'said at the TAN: rejected'),
    'a wrong TAN': 'said at the TAN: invalid',
    'an expired TAN': 'said at the TAN: expired',
    ...each(blocked, 'led to funktion-gesperrt'),
  },
  asked: { ...signedOut, ...each(anything, 'asking the bank'), ...noProof },
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
    planned.plan('findOrder', faults[fault], faults[fault], faults[fault]);
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
