import type { Failure } from '@domain/failure/failure';
import { failureWords, referenceOf, type FailureWords } from '@domain/failure/failure-words';

type Case = readonly [what: string, failure: Failure, words: FailureWords, reference: string | undefined];

const silent = (reason: 'timeout' | 'offline' | 'aborted'): Failure => ({
  kind: 'no-answer',
  reason,
  errorId: 'E-1',
});

describe('what a customer is told of a failure [KIT-12]', () => {
  it.each<Case>([
    ['one answer is lost on a line that stands', silent('offline'), 'lost', 'E-1'],
    ['the bank is silent', silent('timeout'), 'noAnswer', 'E-1'],
    ['it was broken off', silent('aborted'), 'noAnswer', 'E-1'],
    ['the answer makes no sense', { kind: 'undecodable', path: 'x', errorId: 'E-2' }, 'undecodable', 'E-2'],
    ['the bank has failed', { kind: 'server', errorId: 'E-3' }, 'server', 'E-3'],
    ['there is no such thing', { kind: 'not-found' }, 'notFound', undefined],
    ['a function is locked', { kind: 'blocked', key: 'k', args: {} }, 'locked', undefined],
    ['the bank refuses', { kind: 'validation', code: 'c', messages: [] }, 'refused', undefined],
    ['the TAN is wrong', { kind: 'tan', reason: 'invalid', messages: [] }, 'refused', undefined],
    ['the session is over', { kind: 'session-expired' }, 'refused', undefined],
    ['the session has to be released', { kind: 'session-tan-required' }, 'refused', undefined],
    ['it is forbidden', { kind: 'forbidden' }, 'refused', undefined],
    ['another page has to be seen to', { kind: 'redirected', uri: '/x' }, 'refused', undefined],
  ])('where %s, with the reference for the telephone where there is one', (_, failure, words, reference) => {
    expect([failureWords(failure, true), referenceOf(failure)]).toEqual([words, reference]);
  });

  it.each([
    ['offline', 'offline'],
    ['timeout', 'noAnswer'],
    ['aborted', 'noAnswer'],
  ] as const)('where the line is known to be gone, of a call that ended as %s', (reason, words) => {
    expect(failureWords(silent(reason), false)).toBe(words);
  });
});
