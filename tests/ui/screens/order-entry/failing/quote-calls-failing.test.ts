import { direkthandel } from '@adapters/fake/bank/fake-market';
import {
  acted,
  always,
  broken,
  blocked,
  cellsOf,
  each,
  faults,
  notArrived,
  proofRefused,
  saidAt,
  type FaultName,
  type Outcomes,
} from '../../../each-call/faults';
import { withDealer } from '../open-order-page';
import { PersistentCustomer } from '../persistent-customer';

/** The calls of trading on a quote in their order; of the last the answer to the one before is lost besides. */
type Call =
  | 'requestTicket'
  | 'releaseTicket'
  | 'requestQuote'
  | 'costs'
  | 'validate'
  | 'create'
  | 'intentOutcome';

/** No order stands behind these: they can be made again, and the page says why. */
const beforeTheOrder = saidAt('quote');

/** What the customer is told when a call of trading on a quote goes wrong in this way. */
const told: Readonly<Record<Call, Outcomes>> = {
  requestTicket: beforeTheOrder,
  // Where it has not arrived its key is closed, and another ticket is asked for.
  releaseTicket: { ...beforeTheOrder, ...each(broken, 'done'), ...proofRefused },
  requestQuote: beforeTheOrder,
  // They stand beside the price, whose time does not wait for them.
  costs: always('done'),
  validate: beforeTheOrder,
  create: {
    ...beforeTheOrder,
    ...notArrived,
    ...each(acted, 'done'),
    '422': 'refused',
    ...each(['a wrong TAN', 'an expired TAN'], { never: 'the TAN of the ticket has released the order' }),
  },
  intentOutcome: { ...always('done'), ...each(blocked, 'led to funktion-gesperrt') },
};

/** The customer, at the moment at which the fault has come. */
async function struck(call: Call, fault: FaultName): Promise<PersistentCustomer> {
  const customer = new PersistentCustomer(withDealer());
  await customer.open();
  customer.model.input.trading.chooseOffer({ venue: direkthandel, system: 'QUOTE' });
  await customer.wait(1000);
  if (call === 'intentOutcome') customer.bank.faults.plan('create', { kind: 'drop-answer' });
  customer.bank.faults.plan(call, faults[fault]);
  await customer.goOnUntilTold();
  return customer;
}

describe('each call of trading on a quote, and all that can come instead of its answer [ORD-18] [ORD-26]', () => {
  it.each(cellsOf(told))(
    '%s, %s: he is told (%s), keeps what he typed, and ends with one order',
    async (...cell) => {
      const [call, fault, outcome] = cell;
      const customer = await struck(call, fault);
      expect(customer.told).toBe(outcome);
      expect(customer.orders).toBeLessThanOrEqual(1);

      if (customer.leftFor !== undefined) await customer.comeBack();
      if (customer.orders === 0)
        expect(customer.typed).toMatchObject({ quantity: '25', tradingSystem: 'QUOTE' });
      await customer.goOn();
      expect(customer.told).toBe('done');
      await customer.wait(60_000);
      expect(customer.bank.orders.all).toMatchObject([{ orderType: 'QUOTE' }]);
    },
  );
});
