import { LOGOUT_PATH } from '../access/failure-route';

/** Why a session is over, in the words of the bank's sign-out page (wire.md). */
export type SessionEndReason =
  /** The customer's wish. */
  | 'wunsch'
  /** Too long without activity. */
  | 'zeit'
  /** The bank refuses to go on. */
  | 'bank'
  /** Another tab has ended it. */
  | 'fenster';

/** The bank's page that only says that a session is over and ends none: perhaps another one has begun. */
const SIGNED_OUT_PATH = '/lp/wt/abgemeldet';

/** What the sign-out page is told. */
export interface SessionEnd {
  readonly reason: SessionEndReason;
  /** Path and query to come back to after signing in again; nowhere after a sign-out by wish. */
  readonly returnTo: string;
  /** The bank's own address for it, if it named one. */
  readonly logoutUrl?: string | undefined;
}

/** Where the portal is left for when the session is over. A tab that only hears of it ends nothing. */
export function logoutPath({ reason, returnTo, logoutUrl = LOGOUT_PATH }: SessionEnd): string {
  const path = reason === 'fenster' ? SIGNED_OUT_PATH : logoutUrl;
  const back = reason === 'wunsch' ? '' : `&page=${encodeURIComponent(returnTo)}`;
  return `${path}${path.includes('?') ? '&' : '?'}grund=${reason}${back}`;
}
