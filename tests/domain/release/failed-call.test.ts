import { isUnanswered, toBankAnswer } from '@domain/release/failed-call';
import type { Failure } from '@domain/failure/failure';

describe('what a failed call says of the order [ORD-17]', () => {
  it.each<[string, Failure, string]>([
    [
      'the bank looked and refused',
      { kind: 'validation', code: 'precondition.failed', messages: [] },
      'refused',
    ],
    [
      'it says why',
      {
        kind: 'validation',
        code: 'precondition.failed',
        messages: [{ severity: 'ERROR', key: 'fehler-nicht-genuegend-bestand', args: {}, origin: [] }],
      },
      'refused',
    ],
    [
      'a blocked function is a refusal',
      { kind: 'blocked', key: 'fehler-aktion-gesperrt', args: {} },
      'refused',
    ],
    ['a wrong TAN stops before the order', { kind: 'tan', reason: 'invalid', messages: [] }, 'unused'],
    [
      'asked too often: the bank did not look',
      {
        kind: 'validation',
        code: 'precondition.failed',
        messages: [{ severity: 'ERROR', key: 'fehler-zu-viele-anfragen', args: {}, origin: [] }],
      },
      'unused',
    ],
    ['nobody is signed in', { kind: 'session-expired' }, 'unused'],
    ['the session TAN is missing', { kind: 'session-tan-required' }, 'unused'],
    ['the anti-forgery token is wrong', { kind: 'forbidden' }, 'unused'],
    ['the depot is not the customer’s', { kind: 'not-found' }, 'unused'],
    ['the provider redirects', { kind: 'redirected', uri: '/lp/wt/x' }, 'unused'],
    ['no answer came', { kind: 'no-answer', reason: 'timeout', errorId: 'E' }, 'silent'],
    ['the network is gone', { kind: 'no-answer', reason: 'offline', errorId: 'E' }, 'silent'],
    ['the server failed, perhaps after acting', { kind: 'server', errorId: 'E' }, 'silent'],
    ['the answer cannot be read', { kind: 'undecodable', path: 'orderId', errorId: 'E' }, 'silent'],
  ])('%s', (_why, failure, kind) => {
    expect(toBankAnswer(failure).kind).toBe(kind);
    expect(isUnanswered(failure)).toBe(kind === 'silent');
  });

  it.each<[Failure, string]>([
    [{ kind: 'tan', reason: 'expired', messages: [] }, 'tan expired'],
    [{ kind: 'session-expired' }, 'session-expired'],
    [{ kind: 'no-answer', reason: 'timeout', errorId: 'E' }, 'no-answer timeout E'],
    [{ kind: 'server', errorId: 'E' }, 'server E'],
    [{ kind: 'undecodable', path: 'orderId', errorId: 'E' }, 'undecodable E'],
  ])('keeps for the receipt of %j: %s', (failure, why) => {
    expect(toBankAnswer(failure)).toMatchObject({ why });
  });

  it('names the key of a blocked function as an error', () => {
    expect(toBankAnswer({ kind: 'blocked', key: 'fehler-aktion-gesperrt', args: { bis: '12:00' } })).toEqual({
      kind: 'refused',
      messages: [{ severity: 'ERROR', key: 'fehler-aktion-gesperrt', args: { bis: '12:00' }, origin: [] }],
    });
  });
});
