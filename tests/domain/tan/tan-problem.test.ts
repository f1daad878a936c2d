import type { Message } from '@domain/message/message';
import type { Failure } from '@domain/failure/failure';
import { challengeId } from '@domain/codes/ids';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanChoice } from '@domain/tan/tan-choice';
import { choiceOf, openingEntry, type TanEntryKind, type TanEvent } from '@domain/tan/tan-entry';
import { asReplaced, toTanProblem, type TanProblem } from '@domain/tan/tan-problem';
import { instant, later, type Instant } from '@domain/time/instant';
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
  rejected,
  replaced,
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

describe('a challenge that ended before its time [TAN-10]', () => {
  const end = instant(Date.parse('2026-11-28T10:05:00Z'));
  const gone: TanProblem = {
    reason: 'expired',
    messages: [{ severity: 'ERROR', key: 'fehler-tan-abgelaufen', args: {}, origin: [] }],
  };
  const declined: TanProblem = {
    reason: 'expired',
    messages: [{ severity: 'ERROR', key: 'fehler-push-abgelehnt', args: {}, origin: [] }],
  };

  it.each<[string, TanProblem, number, Instant | undefined, TanProblem['reason']]>([
    ['was replaced where much time is left', gone, 294, end, 'replaced'],
    ['has run out where the clocks may differ by what is left', gone, 5, end, 'expired'],
    ['has run out after its end', gone, -1, end, 'expired'],
    ['has run out where no end was named', gone, 294, undefined, 'expired'],
    ['was replaced where the bank names another', replaced, -1, end, 'replaced'],
    ['was declined where the bank says so', declined, 294, end, 'expired'],
    ['has run out where the bank says why', { reason: 'expired', messages }, 294, end, 'expired'],
    ['was replaced where the bank says nothing', { reason: 'expired', messages: [] }, 294, end, 'replaced'],
    ['was void for another body', rejected, 294, end, 'rejected'],
    ['stands where the code was wrong', invalid, 294, end, 'invalid'],
    ['stands where the bank did not answer', offline, 294, end, 'failure'],
    [
      'is locked where no try is left',
      { reason: 'invalid', messages, triesLeft: 0, lastKnownId: challengeId('c2') },
      294,
      end,
      'invalid',
    ],
  ])('%s', (_, problem, left, expiresAt, reason) => {
    const { expiresAt: __, ...challenge } = sms;
    const issued = { ...challenge, ...(expiresAt && { expiresAt }) };
    expect(asReplaced(problem, issued, later(end, -left * 1000)).reason).toBe(reason);
  });

  it('is good for nothing any more', () => {
    const problem: TanProblem = { reason: 'replaced', messages };
    expect(run(given(sms), typed('123456'), submit, failed(problem))).toMatchObject({
      kind: 'expired',
      problem,
    });
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
