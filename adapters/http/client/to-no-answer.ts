import type { Failure } from '@domain/failure/failure';

type NoAnswer = Extract<Failure, { kind: 'no-answer' }>;

/** Why nothing came back, by axios's error code; what it does not know is a network failure. */
export function toNoAnswer(code: string | undefined, errorId: string): NoAnswer {
  if (code === 'ETIMEDOUT') return { kind: 'no-answer', reason: 'timeout', errorId };
  if (code === 'ERR_CANCELED' || code === 'ECONNABORTED')
    return { kind: 'no-answer', reason: 'aborted', errorId };
  return { kind: 'no-answer', reason: 'offline', errorId };
}
