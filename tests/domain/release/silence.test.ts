import { intentId } from '@domain/codes/ids';
import { tabId } from '@domain/codes/tab-id';
import type { Failure } from '@domain/failure/failure';
import { toBankAnswer } from '@domain/release/failed-call';
import { type Intent, prepareIntent } from '@domain/release/intent';
import { silenceOf, whyNotArrived, type Silence } from '@domain/release/silence';
import { instant } from '@domain/time/instant';

const whyOf = (failure: Failure): string => {
  const answer = toBankAnswer(failure);
  return answer.kind === 'silent' ? answer.why : '';
};

describe('why a release was not answered [ORD-17]', () => {
  it.each<[string, string, Silence]>([
    [
      'in time',
      whyOf({ kind: 'no-answer', reason: 'timeout', errorId: 'E' }),
      { cause: 'noAnswer', errorId: 'E' },
    ],
    [
      'on a line that was gone',
      whyOf({ kind: 'no-answer', reason: 'offline', errorId: 'E' }),
      { cause: 'lost', errorId: 'E' },
    ],
    [
      'as its call was aborted',
      whyOf({ kind: 'no-answer', reason: 'aborted', errorId: '' }),
      { cause: 'lost', errorId: undefined },
    ],
    ['but with an error', whyOf({ kind: 'server', errorId: 'E' }), { cause: 'server', errorId: 'E' }],
    [
      'in a form that can be read',
      whyOf({ kind: 'undecodable', path: 'id', errorId: 'E' }),
      { cause: 'undecodable', errorId: 'E' },
    ],
    ['as an old receipt has it', 'no-answer timeout', { cause: 'noAnswer', errorId: undefined }],
  ])('%s', (_what, why, silence) => {
    expect(silenceOf(why)).toEqual(silence);
  });

  const prepared = prepareIntent(
    intentId('i'),
    tabId('t'),
    { kind: 'order', draft: '', body: '', words: '' },
    instant(0),
  );
  const silent = {
    at: instant(0),
    action: 'release',
    answer: { kind: 'silent', why: 'server E' },
    times: 1,
  } as const;
  const voided = { kind: 'settled', at: instant(1), end: { kind: 'void' }, seen: true } as const;

  it.each<[string, Partial<Intent>, Silence['cause'] | undefined]>([
    ['is told of what came to nothing', { phase: voided, receipts: [silent] }, 'server'],
    [
      'is not told of what the bank refused in the end',
      { phase: { ...voided, end: { kind: 'refused', messages: [] } }, receipts: [silent] },
      undefined,
    ],
    ['is not told of what was never sent', { phase: voided }, undefined],
    ['is not told while it may arrive', { phase: { kind: 'sent' }, receipts: [silent] }, undefined],
  ])('%s', (_what, change, cause) => {
    expect(whyNotArrived({ ...prepared, ...change })?.cause).toBe(cause);
  });
});
