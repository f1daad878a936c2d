import type { ApplicationGateway } from '@application/ports/bank/application-gateway';
import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
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
import { PersistentSecond } from './persistent-second';

/** The calls of the page, by the ports it makes them through. */
type Call = keyof Pick<ApplicationGateway, 'mine'> | keyof ReleaseGateway<never, never>;

const operations: Readonly<Record<Call, string>> = {
  mine: 'applications',
  validate: 'jointReleaseValidation',
  create: 'jointRelease',
  outcomeOf: 'jointReleaseOutcome',
  void: 'voidJointRelease',
};

/** What is locked is said where it was met, with whom to ask. */
const locked = each(blocked, 'said at the release: blocked');

/** What the second person is told when a call goes wrong in this way; one that is added has to be spoken of here. */
const told: Readonly<Record<Call, Outcomes>> = {
  mine: always('said at the list'),
  validate: saidAt('release', { ...each(invalid, 'said at the list: refused'), ...locked }),
  create: saidAt('release', {
    ...each(keysOf(notArrived), 'said at the list: not-arrived'),
    ...each(acted, 'done'),
    ...proofRefused,
    '422': 'said at the list: refused',
    '429': 'said at the release: validation',
    ...locked,
  }),
  outcomeOf: always('asking the bank'),
  // A key that was closed although the answer was lost is told as closed by the next question.
  void: {
    ...always('asking the bank'),
    ...each([...acted, 'the request arrives late'], 'said at the list: not-arrived'),
  },
};

/** The second person, at the moment at which the fault has come. */
async function struck(call: Call, fault: FaultName): Promise<PersistentSecond> {
  const second = new PersistentSecond();
  const { faults: planned } = second.bank;
  const isAsked = call === 'outcomeOf' || call === 'void';
  if (isAsked) planned.plan(operations.create, faults['the request is lost']);
  // As often as the portal asks by itself.
  planned.plan(operations[call], ...Array.from({ length: isAsked ? 9 : 1 }, () => faults[fault]));
  await second.open();
  await second.goOnUntilTold();
  return second;
}

describe('each call of the list of applications, and all that can come instead of its answer [APP-13] [APP-14]', () => {
  it.each(cellsOf(told))('%s, %s: (%s) is said, and the application is released once', async (...cell) => {
    const [call, fault, outcome] = cell;
    const second = await struck(call, fault);
    expect(second.told).toBe(outcome);
    expect(second.releases).toBeLessThanOrEqual(1);

    if (second.leftFor !== undefined) await second.comeBack();
    await second.goOn();
    expect(second.told).toBe('done');
    await second.wait(60_000);
    expect(second.releases).toBe(1);
  });
});
