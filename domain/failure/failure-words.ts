import type { Failure } from './failure';

/**
 * Text keys of what a failure means to the customer; the kinds that lead to another page share the plain words. Of
 * the blockers only a locked function is ever told on the page it was met on (KIT-13).
 */
export type FailureWords =
  | 'noAnswer'
  | 'offline'
  | 'lost'
  | 'undecodable'
  | 'server'
  | 'notFound'
  | 'locked'
  | 'refused';

/**
 * Which words tell this failure. One answer may be lost while the line stands: that there is no connection is said only
 * where the line is known to be gone.
 */
export function failureWords(failure: Failure, isOnline: boolean): FailureWords {
  switch (failure.kind) {
    case 'no-answer':
      if (failure.reason !== 'offline') return 'noAnswer';
      return isOnline ? 'lost' : 'offline';
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
