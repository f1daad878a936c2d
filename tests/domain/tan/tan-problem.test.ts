import type { Message } from '@domain/message/message';
import type { Failure } from '@domain/failure/failure';
import { challengeId } from '@domain/codes/ids';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanChoice } from '@domain/tan/tan-choice';
import { choiceOf, openingEntry, type TanEntryKind, type TanEvent } from '@domain/tan/tan-entry';
import { toTanProblem, type TanProblem } from '@domain/tan/tan-problem';
import { stepTanEntry } from '@domain/tan/tan-transitions';
import type { OfferedTanType } from '@domain/tan/tan-type';
import {
  app,
  available,
  denied,
  failed,
  free,
  given,
  invalid,
  offline,
  pending,
  push,
  run,
  sameId,
  sms,
  status,
  submit,
  typed,
} from './tan-samples';

const select = (type: OfferedTanType): TanEvent => ({ kind: 'select', type });
const messages: readonly Message[] = [{ severity: 'ERROR', key: 'fehler-tan', args: {}, origin: [] }];
const server: Failure = { kind: 'server', errorId: 'e1' };

describe('what a failure says at the TAN [TAN-12]', () => {
  it.each<[string, Failure, TanProblem]>([
    [
      'another body than was released is rejected',
      { kind: 'validation', code: 'precondition.failed', messages },
      { reason: 'rejected', messages },
    ],
    [
      'what the bank could not read is malformed',
      { kind: 'validation', code: 'request.object.invalid', messages },
      { reason: 'malformed', messages },
    ],
    [
      'a refusal says why, and nothing that it does not know',
      { kind: 'tan', reason: 'pending', messages },
      { reason: 'pending', messages },
    ],
    [
      'a wrong TAN says how many tries are left',
      { kind: 'tan', reason: 'invalid', messages, triesLeft: 0 },
      { reason: 'invalid', messages, triesLeft: 0 },
    ],
    [
      'and which challenge is open now',
      { kind: 'tan', reason: 'expired', messages, lastKnownId: challengeId('c2') },
      { reason: 'expired', messages, lastKnownId: challengeId('c2') },
    ],
    ['all else stays a failure', server, { reason: 'failure', failure: server }],
  ])('%s', (_, failure, problem) => {
    expect(toTanProblem(failure)).toStrictEqual(problem);
  });
});

describe('the tries left after a refusal [TAN-12]', () => {
  it.each<[number, TanProblem, string]>([
    [2, invalid, 'a wrong code takes one'],
    [3, sameId, 'the bank does not say'],
    [3, { reason: 'malformed', messages: [], triesLeft: 1 }, 'a request that nobody could read was no try'],
  ])('are %i by %j: %s', (triesLeft, problem) => {
    const entry = run(given(sms), typed('123456'), submit, failed(problem));
    expect(entry).toMatchObject({ kind: 'entering', input: '', challenge: { triesLeft } });
  });
});

describe('where a refusal leads that no code can mend [TAN-12]', () => {
  it.each<[string, TanChallenge, TanProblem, TanEntryKind]>([
    ['an approval the bank does not see yet is awaited again', push, pending, 'awaitingPush'],
    ['without a TAN one can try again', free, pending, 'ready'],
    ['and so one can when the bank was not reached', free, offline, 'ready'],
  ])('%s', (_, challenge, problem, kind) => {
    const approval = challenge === push ? [status('AUTHENTICATED')] : [];
    const sent = run(given(challenge), ...approval, submit);
    expect(sent).toMatchObject({ kind: 'submitting', input: '' });
    expect(stepTanEntry(sent, failed(problem))).toMatchObject({ kind, problem });
  });

  it('is the lock where the bank has denied all from the first', () => {
    expect(openingEntry({ available: [], isLocked: true })).toEqual({
      kind: 'locked',
      problem: { reason: 'denied', messages: [] },
    });
  });
});

describe('what there is to choose from [TAN-08]', () => {
  it.each<[string, readonly TanEvent[], TanChoice]>([
    ['what the bank delivers at first', [], { available }],
    ['the same with what is chosen', [given(push), select('M_TAN')], { available, selected: 'M_TAN' }],
    ['the type of the challenge', [given(sms)], { available, selected: 'M_TAN' }],
    ['nothing after the lock', [failed(denied)], { available: [] }],
    ['nothing after the acceptance', [given(free), submit, { kind: 'accepted' }], { available: [] }],
  ])('is %s', (_, events, choice) => {
    expect(choiceOf(run(...events))).toStrictEqual(choice);
  });

  it('asks at once for another type after a challenge that is not served here [TAN-09]', () => {
    expect(run(given(app), select('P_TAN'))).toStrictEqual({
      kind: 'requesting',
      available,
      hasAsked: true,
      selected: 'P_TAN',
    });
  });
});
