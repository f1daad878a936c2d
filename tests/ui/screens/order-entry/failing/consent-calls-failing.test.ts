import { sap } from '@adapters/fake/bank/fake-market';
import { approvalId, termsOfUseId } from '@domain/codes/ids';
import {
  always,
  cellsOf,
  each,
  faults,
  invalid,
  saidAt,
  type FaultName,
  type Outcomes,
} from '../../../each-call/faults';
import { onOnePage } from '../bench';
import { PersistentCustomer } from '../persistent-customer';

/** What a customer reads and agrees to before the order is checked. */
type Call = 'terms' | 'approvals' | 'grant';

const told: Readonly<Record<Call, Outcomes>> = {
  terms: always('said at the consents'),
  approvals: always('said at the consents'),
  grant: saidAt('consent', { ...each(invalid, 'said at the consent: validation') }),
};

/** The customer, at the moment at which the fault has come. */
async function struck(call: Call, fault: FaultName): Promise<PersistentCustomer> {
  const needs = [
    { kind: 'terms', id: termsOfUseId('terms-1') },
    { kind: 'approval', id: approvalId('approval-1') },
  ] as const;
  const customer = new PersistentCustomer({ ...onOnePage(), consentNeeds: new Map([[sap.id, needs]]) });
  await customer.open();
  customer.bank.faults.plan(call, faults[fault]);
  await customer.goOnUntilTold();
  return customer;
}

describe('each call for consents, and all that can come instead of its answer [ORD-20] [ORD-26]', () => {
  it.each(cellsOf(told))(
    '%s, %s: he is told (%s), keeps what he typed, and nothing is said of it once the bank has the yes',
    async (...cell) => {
      const [call, fault, outcome] = cell;
      const customer = await struck(call, fault);
      expect(customer.told).toBe(outcome);
      expect(customer.orders).toBe(0);

      if (customer.leftFor !== undefined) await customer.comeBack();
      expect(customer.typed).toMatchObject({ quantity: '25', limit: '230,00' });
      if (call === 'grant' && customer.model.step.kind === 'consent') {
        await customer.goOn(1);
        expect(customer.told).toBe('at the check');
      }
      await customer.goOn();
      expect(customer.told).toBe('done');
      expect(customer.orders).toBe(1);
    },
  );
});
