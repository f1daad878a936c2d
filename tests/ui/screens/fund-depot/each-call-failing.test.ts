import type { FundDepotGateway } from '@application/ports/bank/fund-depot-gateway';
import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import type { TaxGateway } from '@application/ports/bank/tax-gateway';
import { keysOf } from '@tests/support/keys-of';
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
} from '../../each-call/faults';
import { PersistentDepositor, wishes, type Wish } from './persistent-depositor';

/** Every call of the two pages, by the ports they make them through: one that is added has to be spoken of here. */
type Call =
  | 'depots'
  | keyof Omit<FundDepotGateway, 'prevalidateChange'>
  | 'prevalidate while typed'
  | keyof ReleaseGateway<never, never>
  | `tax ${keyof Pick<TaxGateway, 'lots' | 'record'>}`;

const operations: Readonly<Record<Call, string>> = {
  depots: 'depots',
  conditions: 'fundConditions',
  list: 'fundOrders',
  prevalidate: 'prevalidateFundOrder',
  'prevalidate while typed': 'prevalidateFundOrder',
  validate: 'validateFundOrder',
  create: 'releaseFundOrder',
  outcomeOf: 'fundOutcome',
  void: 'voidFundOrder',
  'tax lots': 'taxLots',
  'tax record': 'taxRecord',
};

/** Where a customer is led whose function is blocked. */
const LED = 'led to funktion-gesperrt';

const read: Outcomes = { ...always('said at the page'), ...each(blocked, LED) };

/** Where what was typed, or what is to end, stands when its release cannot begin. */
const places: Readonly<Record<Wish, string>> = {
  deposit: 'check',
  regular: 'check',
  withdrawal: 'check',
  change: 'check',
  cancel: 'input',
  end: 'input',
  reference: 'reference',
};

/** An order that is not to be has no fields at which something could be said. */
const refusedAt = (wish: Wish): string =>
  places[wish] === 'input' ? 'said at the input: validation' : 'said at the fields';

/** What the customer is told when a call goes wrong in this way. */
const toldOf = (wish: Wish): Readonly<Record<Call, Outcomes>> => ({
  depots: read,
  conditions: read,
  list: read,
  'prevalidate while typed': always('at the input'),
  prevalidate: saidAt('input'),
  validate: saidAt(places[wish], each(invalid, refusedAt(wish))),
  create: saidAt('TAN', {
    ...each(acted, 'done'),
    ...each(keysOf(notArrived), 'void'),
    '422': wish === 'cancel' || wish === 'end' || wish === 'reference' ? refusedAt(wish) : 'refused',
    '429': 'said at the TAN: rejected',
    ...proofRefused,
  }),
  outcomeOf: always('asking the bank'),
  // A key that was closed although the answer was lost is told as closed by the next question.
  void: { ...always('asking the bank'), ...each([...acted, 'the request arrives late'], 'void') },
  'tax lots': always('at the check'),
  'tax record': always('at the check'),
});

/** The customer, at the moment at which the fault has come. */
async function struck(wish: Wish, call: Call, fault: FaultName): Promise<PersistentDepositor> {
  const customer = new PersistentDepositor(wish);
  const { faults: planned } = customer.bank;
  const plan = (times = 1): void =>
    planned.plan(operations[call], ...Array.from({ length: times }, () => faults[fault]));
  const isRead = ['depots', 'conditions', 'list'].includes(call);
  if (isRead) plan();
  await customer.open();
  if (isRead) return customer;
  if (call === 'prevalidate while typed') plan();
  await customer.type();
  if (call === 'prevalidate while typed') return customer;
  if (call === 'prevalidate' || call === 'validate' || call === 'create') plan();
  if (call.startsWith('tax')) {
    plan();
    await customer.goOn(1);
    return customer;
  }
  if (call === 'outcomeOf' || call === 'void') {
    planned.plan(operations.create, faults['the request is lost']);
    // As often as the portal asks by itself.
    plan(9);
  }
  await customer.goOnUntilTold();
  return customer;
}

/** Which calls are made for which wish. */
const isMade = (wish: Wish, call: Call): boolean => {
  const isTyped = wish !== 'cancel' && wish !== 'end' && wish !== 'reference';
  if (call.startsWith('prevalidate')) return isTyped;
  return !call.startsWith('tax') || wish === 'withdrawal';
};

describe.each(wishes)(
  'each call of the fund depot for a %s, and all that can come instead [FUN-01]',
  (wish) => {
    it.each(cellsOf(toldOf(wish)).filter(([call]) => isMade(wish, call)))(
      '%s, %s: (%s) is said, what was typed stays, and the bank has it once',
      async (...cell) => {
        const [call, fault, outcome] = cell;
        const customer = await struck(wish, call, fault);
        expect(customer.told).toBe(outcome);
        expect(customer.done).toBeLessThanOrEqual(1);

        if (customer.leftFor !== undefined) await customer.comeBack();
        expect(customer.hasLost).toBe(false);
        await customer.goOn();
        expect(customer.told).toBe('done');
        await customer.wait(60_000);
        expect(customer.done).toBe(1);
      },
    );
  },
);
