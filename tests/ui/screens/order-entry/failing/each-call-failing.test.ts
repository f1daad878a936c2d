import {
  acted,
  always,
  blocked,
  cellsOf,
  each,
  faults,
  invalid,
  notArrived,
  proofRefused,
  saidAt,
  type FaultName,
  type Outcomes,
} from '../../../each-call/faults';
import { PersistentCustomer } from '../persistent-customer';

type Call = 'dimensions' | 'costs' | 'validate' | 'create' | 'intentOutcome';
/**
 * What the customer is told when a call of the order page goes wrong in this way. Silence after the release leads to
 * the bank, which is asked: `done` means that it told of the order.
 */
const told: Readonly<Record<Call, Outcomes>> = {
  dimensions: always('said at the venues'),
  costs: { ...always('said at the costs'), ...each(invalid, 'said at the fields') },
  validate: saidAt('check'),
  create: saidAt('release', {
    ...notArrived,
    ...each(acted, 'done'),
    '422': 'refused',
    '429': 'said at the release: validation',
    ...proofRefused,
  }),
  // The answer to the release is lost besides: until the bank tells, nothing else is offered.
  intentOutcome: { ...always('done'), ...each(blocked, 'led to funktion-gesperrt') },
};

/** The customer, at the moment at which the fault has come. */
async function struck(call: Call, fault: FaultName): Promise<PersistentCustomer> {
  const customer = new PersistentCustomer();
  const plan = () => customer.bank.faults.plan(call, faults[fault]);
  if (call === 'dimensions') plan();
  await customer.open();
  if (call === 'intentOutcome') customer.bank.faults.plan('create', { kind: 'drop-answer' });
  if (call !== 'dimensions') plan();
  await customer.goOnUntilTold();
  return customer;
}

describe('each call of the order page, and all that can come instead of its answer [ORD-17] [ORD-26] [ORD-30]', () => {
  it.each(cellsOf(told))(
    '%s, %s: he is told (%s), keeps what he typed, and ends with one order',
    async (...cell) => {
      const [call, fault, outcome] = cell;
      const customer = await struck(call, fault);
      expect(customer.told).toBe(outcome);
      expect(customer.orders).toBeLessThanOrEqual(1);

      if (customer.leftFor !== undefined) await customer.comeBack();
      if (customer.orders === 0) expect(customer.typed).toMatchObject({ quantity: '25', side: 'BUY' });
      await customer.goOn();
      expect(customer.told).toBe('done');
      expect(customer.orders).toBe(1);
    },
  );
});
