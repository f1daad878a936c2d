import { assertNever } from '../assert-never';
import type { ChallengeId } from '../codes/ids';
import type { Message } from '../message/message';
import type { TanState } from '../tan/tan-choice';

/**
 * Everything that is expected to go wrong between customer and bank, as a value (portal.md 8). What a kind
 * carries is what a screen needs to say what happened and what to do now.
 */
export type Failure =
  /** The bank refused what was sent (422, or 400 with messages). */
  | { readonly kind: 'validation'; readonly code: string; readonly messages: readonly Message[] }
  /** A key of the configured blocker list: leads to the configured error route. */
  | { readonly kind: 'blocked'; readonly key: string; readonly args: Readonly<Record<string, string>> }
  /** The second factor was refused. */
  | {
      readonly kind: 'tan';
      readonly reason: 'invalid' | 'expired' | 'denied' | 'pending';
      readonly triesLeft?: number;
      /** The challenge the bank holds open for this request now, where it says so. */
      readonly lastKnownId?: ChallengeId;
      readonly messages: readonly Message[];
    }
  /** Signed out by the bank; the answer may say where to go. */
  | { readonly kind: 'session-expired'; readonly logoutUrl?: string }
  /** The session TAN has to be given first; by which ways is the TAN state that comes along (portal.md 4). */
  | { readonly kind: 'session-tan-required'; readonly tanState?: TanState }
  /** 403: ends the session (brokerage.md 6). */
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'not-found' }
  /** 401 or 403 with the error-uri header. */
  | { readonly kind: 'redirected'; readonly uri: string }
  /** Nothing came back: whether the bank acted is not known. */
  | {
      readonly kind: 'no-answer';
      readonly reason: 'timeout' | 'offline' | 'aborted';
      readonly errorId: string;
    }
  /** An answer that does not fit its shape; `path` names the first bad field. */
  | { readonly kind: 'undecodable'; readonly path: string; readonly errorId: string }
  /** 500 and above, or a status nobody expects. */
  | { readonly kind: 'server'; readonly code?: string; readonly errorId: string };

/** Whether the same call may well succeed in a moment, so that a retry makes sense where it is safe. */
export function isTemporary(failure: Failure): boolean {
  switch (failure.kind) {
    case 'server':
      return true;
    case 'no-answer':
      return failure.reason !== 'aborted';
    case 'validation':
    case 'blocked':
    case 'tan':
    case 'session-expired':
    case 'session-tan-required':
    case 'forbidden':
    case 'not-found':
    case 'redirected':
    case 'undecodable':
      return false;
    default:
      return assertNever(failure);
  }
}
