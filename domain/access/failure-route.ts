import { assertNever } from '../assert-never';
import type { Failure } from '../failure/failure';
import type { RedirectTarget } from './access-decision';

/** The bank's page that ends a session (portal.md 2.1). */
export const LOGOUT_PATH = '/lp/wt/logout';
/** The page that shows an error by its code (portal.md 2.3). */
export const ERROR_PATH = '/cp/error';

/** What the page for customers without a depot is told where the depots did not come, so that it does not say there is none. */
export const DEPOTS_NOT_LOADED = 'depots-not-loaded';

/** Refusals that end the session (brokerage.md 8). */
const logoutKeys: ReadonlySet<string> = new Set([
  'fehler_unautorisierter_zugriff',
  'fehler_person_unbekannt',
]);
/** The refusal that leads to the locked-function page (brokerage.md 8). */
const LOCKED_KEY = 'fehler-aktion-gesperrt';

const logout: RedirectTarget = { kind: 'external', path: LOGOUT_PATH };

/**
 * Where a failure happened: reading the session, at another guard, loading a depot's positions, the depots that accounts
 * belong to, or elsewhere.
 */
export type FailurePlace = 'session' | 'guard' | 'positions' | 'accounts' | 'page';

/**
 * Where a failure leads away from the place it happened at; undefined when the page itself shows it. A session that cannot
 * be read ends, whatever was answered ("If the session cannot be read, the user is redirected to /lp/wt/logout", portal.md
 * 2.6; "Session not readable: Redirect to /lp/wt/logout", 8), a guard has no page to show it on, and positions that do not
 * come lead to the error page for any reason; depots that do not come to the loader of accounts lead to the page for
 * customers without one (portal.md 8). Elsewhere nothing does, a release least of all, of which the customer has to learn
 * what is known (reliability.md 2, docs/adr/0009); a blocker leads to the configured page (KIT-13).
 */
export function decideFailureRoute(
  failure: Failure,
  place: FailurePlace = 'page',
  errorPath = ERROR_PATH,
): RedirectTarget | undefined {
  switch (failure.kind) {
    case 'session-expired':
      return failure.logoutUrl === undefined ? logout : { kind: 'external', path: failure.logoutUrl };
    case 'forbidden':
      return logout;
    case 'redirected':
      return { kind: 'external', path: failure.uri };
    case 'validation':
      return byKeys(failure.messages.map(({ key }) => key)) ?? unlessShown(place, errorPath);
    case 'blocked':
      return byKeys([failure.key]) ?? { kind: 'external', path: errorPath };
    case 'server':
    case 'not-found':
    case 'no-answer':
    case 'undecodable':
      return unlessShown(place, errorPath);
    case 'tan':
    case 'session-tan-required':
      if (place === 'session') return logout;
      return place === 'guard' ? { kind: 'external', path: errorPath } : undefined;
    default:
      return assertNever(failure);
  }
}

/** What a guard could not find out opens nothing (GU-08); what a page lacks altogether is not shown on it. */
function unlessShown(place: FailurePlace, errorPath: string): RedirectTarget | undefined {
  switch (place) {
    case 'session':
      return logout;
    case 'guard':
    case 'positions':
      return { kind: 'external', path: errorPath };
    case 'accounts':
      return { kind: 'route', path: 'kein-depot' };
    case 'page':
      return undefined;
    default:
      return assertNever(place);
  }
}

function byKeys(keys: readonly string[]): RedirectTarget | undefined {
  if (keys.some((key) => logoutKeys.has(key))) return logout;
  return keys.includes(LOCKED_KEY) ? { kind: 'route', path: 'funktion-gesperrt' } : undefined;
}
