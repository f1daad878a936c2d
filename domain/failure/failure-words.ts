import type { Failure } from './failure';

/**
 * Text keys of what a failure means to the customer; the kinds that lead to another page share the plain words. Of
 * the blockers only a locked function is ever told on the page it was met on (KIT-13).
 */
export type FailureWords =
  | 'noAnswer'
  | 'offline'
  | 'undecodable'
  | 'server'
  | 'notFound'
  | 'locked'
  | 'refused';

/** Which words tell this failure. */
export function failureWords(failure: Failure): FailureWords {
  switch (failure.kind) {
    case 'no-answer':
      return failure.reason === 'offline' ? 'offline' : 'noAnswer';
    case 'undecodable':
      return 'undecodable';
    case 'server':
      return 'server';
    case 'not-found':
      return 'notFound';
    case 'blocked':
      return 'locked';
    case 'validation':
    case 'tan':
    case 'session-expired':
    case 'session-tan-required':
    case 'forbidden':
    case 'redirected':
      return 'refused';
  }
}

/** The failure's reference for the telephone, if it has one. */
export function referenceOf(failure: Failure): string | undefined {
  return 'errorId' in failure ? failure.errorId : undefined;
}
