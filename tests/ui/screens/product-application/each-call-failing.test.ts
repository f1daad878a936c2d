import { keysOf } from '@tests/support/keys-of';
import {
  acted,
  always,
  blocked,
  cellsOf,
  each,
  faults,
  notArrived,
  proofRefused,
  saidAt,
  type FaultName,
  type Outcomes,
} from '../../each-call/faults';
import { operations, type Call, type Who } from './applying-bank';
import { PersistentApplicant } from './persistent-applicant';

/** The bank is asked about a step when it is gone on from, and while it is typed in. */
type Place = Call | 'prevalidate while typed';
/** What is advertised is the same for everybody. */
type Advertised = Extract<Call, `advertising ${string}`>;

const led = each(blocked, 'led to /ngbrk/funktion-gesperrt');
const unavailable = (place: string) => `said at the ${place}: application-unavailable`;
/** Asked for besides: the page goes on without an answer, whatever comes instead. */
const besides = (step: string): Outcomes => ({
  ...always(`at the ${step}`),
  ...each(['401', '403'], `at the ${step}`),
});
/** What the bank finds in all that is sent. */
const found = {
  '422': 'said at the summary: fehler-menge-ungueltig',
  '429': 'said at the summary: fehler-zu-viele-anfragen',
} as const;
/** Nothing came of it, and it can be sent again. */
const nothing = 'said at the summary: application-void';
const asking: Outcomes = { ...always('asking the bank'), ...led };

/** What a customer is told when a call goes wrong in this way; a call that is added has to be spoken of here. */
const toldCustomers: Readonly<Record<Place, Outcomes>> = {
  configuration: { ...always('said at the page'), ...led, '401': 'led to login' },
  'prevalidate while typed': { ...always('at the person-i1'), ...led },
  prevalidate: { ...always(unavailable('step')), ...led },
  validate: { ...always(unavailable('summary')), ...found, ...led },
  create: saidAt('proof', {
    ...each(keysOf(notArrived), nothing),
    ...each(acted, 'done'),
    ...found,
    ...proofRefused,
    ...led,
  }),
  outcomeOf: asking,
  // A key that was closed although the answer was lost is told as closed by the next question.
  void: { ...asking, ...each([...acted, 'the request arrives late'], nothing) },
  'draft list': {
    ...besides('anlage'),
    '401': { never: 'who is signed in no more is a stranger, who is shown nothing of a customer' },
  },
  'draft save': besides('anlage'),
  'draft drop': { ...always('said at the draft'), ...led },
  'advertising reference': besides('anlage'),
  'advertising referenceOf': besides('anlage'),
  'advertising module': besides('anlage'),
  'advertising bundle': besides('anlage'),
};

/** Of a 403 a stranger is told where they stand: they are signed in nowhere. Nothing of theirs is kept at the bank. */
const toldStrangers: Readonly<Record<Exclude<Place, Advertised>, Outcomes>> = {
  configuration: { ...toldCustomers.configuration, '403': 'said at the page' },
  'prevalidate while typed': { ...toldCustomers['prevalidate while typed'], '403': 'at the person-i1' },
  prevalidate: { ...toldCustomers.prevalidate, '403': unavailable('step') },
  validate: { ...toldCustomers.validate, '403': unavailable('summary') },
  create: { ...toldCustomers.create, '403': 'said at the proof: forbidden' },
  outcomeOf: { ...asking, '403': 'said at the proof: forbidden' },
  void: { ...toldCustomers.void, '403': 'said at the proof: forbidden' },
  'draft list': besides('anlage'),
  'draft save': besides('anlage'),
  'draft drop': besides('anlage'),
};

/** Somebody at the page, at the moment at which the fault has come. */
async function struck(who: Who, place: Place, fault: FaultName): Promise<PersistentApplicant> {
  const applicant = new PersistentApplicant(who);
  const { faults: planned, desk } = applicant.bank;
  const call = place === 'prevalidate while typed' ? 'prevalidate' : place;
  const plan = (times = 1): void =>
    planned.plan(operations[call], ...Array.from({ length: times }, () => faults[fault]));
  if (call === 'advertising referenceOf') desk.configured = { ...desk.configured, defaultWref: undefined };
  const opensWith = [
    'configuration',
    'draft list',
    'advertising reference',
    'advertising referenceOf',
    'advertising module',
    'advertising bundle',
  ].includes(call);
  await applicant.open();
  await applicant.fillIn();
  if (opensWith) {
    // The page before was left with something typed.
    applicant.leave();
    plan();
    await applicant.open();
    return applicant;
  }
  switch (place) {
    case 'draft save':
      plan();
      await applicant.retype();
      break;
    case 'draft drop':
      plan();
      await applicant.dropDraft();
      break;
    case 'prevalidate while typed':
      await applicant.goOn(1);
      plan();
      await applicant.fillIn();
      break;
    case 'prevalidate':
      plan();
      await applicant.goOn(1);
      break;
    case 'validate':
    case 'create':
      await applicant.arrive();
      plan();
      await applicant.goOnUntilTold();
      break;
    case 'outcomeOf':
    case 'void':
      await applicant.arrive();
      planned.plan(operations.create, faults['the request is lost']);
      // As often as the portal asks by itself.
      plan(9);
      await applicant.goOnUntilTold();
      break;
    default:
      throw new Error(`Nobody comes to ${place}`);
  }
  return applicant;
}

describe.each([
  { who: 'customer', cells: cellsOf(toldCustomers) },
  { who: 'stranger', cells: cellsOf(toldStrangers) },
] as const)(
  'each call of an application of a $who, and all that can come instead of its answer [APP-14] [APP-15]',
  ({ who, cells }) => {
    it.each(cells)(
      '%s, %s: (%s) is said, what was typed stays, and the bank has the application once',
      async (...cell) => {
        const [place, fault, outcome] = cell;
        const applicant = await struck(who, place, fault);
        expect(applicant.told).toBe(outcome);
        expect(applicant.applications).toBeLessThanOrEqual(1);

        if (applicant.leftFor !== undefined) await applicant.comeBack();
        // A stranger's draft is on the device alone: anyone who wants it gone needs no bank for that.
        const isDropped = place === 'draft drop' && who === 'stranger';
        if (applicant.model.walk === undefined) await applicant.open();
        if (applicant.applications === 0 && !isDropped) expect(applicant.lost).toEqual([]);
        await applicant.goOn(16);
        expect(applicant.told).toBe('done');
        await applicant.wait(60_000);
        expect(applicant.applications).toBe(1);
      },
    );
  },
);
