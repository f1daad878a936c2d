import type { Message } from '@domain/message/message';
import type { Failure } from '@domain/shared/failure';
import { challengeId } from '@domain/shared/ids';
import { toTanProblem, type TanProblem } from '@domain/tan/tan-problem';
import { failed, given, invalid, malformed, run, sameId, sms, submit, typed } from './tan-samples';

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
    [3, { ...malformed, triesLeft: 1 }, 'a request that nobody could read was no try'],
  ])('are %i by %j: %s', (triesLeft, problem) => {
    const entry = run(given(sms), typed('123456'), submit, failed(problem));
    expect(entry).toMatchObject({ kind: 'entering', input: '', challenge: { triesLeft } });
  });
});
