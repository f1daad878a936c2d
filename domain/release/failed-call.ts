import { assertNever } from '@domain/assert-never';
import type { Failure } from '@domain/failure/failure';
import type { BankAnswer } from './intent-receipt';

/** Refused before the bank looked at what was sent (wire.md). */
const TOO_MANY_CALLS = 'fehler-zu-viele-anfragen';

/**
 * What a failed call says of a release: that the bank refused it, that the bank did not come to look at it, or
 * nothing at all. Only silence leaves open whether the bank acted (reliability.md 1).
 */
export function toBankAnswer(
  failure: Failure,
): Exclude<BankAnswer, { kind: 'created' | 'void' | 'ready' | 'unknown' }> {
  switch (failure.kind) {
    case 'validation':
      return failure.messages.some(({ key }) => key === TOO_MANY_CALLS)
        ? { kind: 'unused', why: TOO_MANY_CALLS }
        : { kind: 'refused', messages: failure.messages };
    case 'blocked':
      return {
        kind: 'refused',
        messages: [{ severity: 'ERROR', key: failure.key, args: failure.args, origin: [] }],
      };
    case 'tan':
      return { kind: 'unused', why: `${failure.kind} ${failure.reason}` };
    case 'session-expired':
    case 'session-tan-required':
    case 'forbidden':
    case 'not-found':
    case 'redirected':
      return { kind: 'unused', why: failure.kind };
    case 'no-answer':
      return { kind: 'silent', why: `${failure.kind} ${failure.reason} ${failure.errorId}` };
    case 'undecodable':
    case 'server':
      return { kind: 'silent', why: `${failure.kind} ${failure.errorId}` };
    default:
      return assertNever(failure);
  }
}

/** A failure that leaves open whether the bank acted, or may yet act. */
export const isUnanswered = (failure: Failure): boolean => toBankAnswer(failure).kind === 'silent';
