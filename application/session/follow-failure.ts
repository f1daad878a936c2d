import type { RedirectTarget } from '@domain/access/access-decision';
import { errorPageArguments } from '@domain/access/error-page-arguments';
import {
  decideFailureRoute,
  DEPOTS_NOT_LOADED,
  type FailurePlace,
  LOGOUT_PATH,
} from '@domain/access/failure-route';
import type { Failure } from '@domain/failure/failure';
import type { ErrorMemory, RememberedError } from '../ports/error-memory';
import type { ExternalNavigation } from '../ports/navigation';
import type { LeavePortal } from './leave-portal';

/** A route of the portal to go to. */
export type PortalRoute = Extract<RedirectTarget, { kind: 'route' }>;

/** What the page does next: stay and show the failure, go to a route, or nothing because the portal is left. */
export type FailureStep = { readonly kind: 'stay' } | { readonly kind: 'left' } | PortalRoute;

/** What following depends on besides the failure. */
export interface FailureSurroundings {
  /** The configured error page (KIT-13). */
  readonly errorPath?: string | undefined;
  /** Whether the device has a connection, as far as it knows. */
  readonly isConnected?: () => boolean;
  /** Path and query now shown: where it is tried again what did not come. */
  readonly here?: () => string;
}

/**
 * Does what a failure asks for beyond the page it happened on (KIT-12, KIT-13, ORD-26): signs out, leaves for
 * another page, or names the route to go to. The error page finds what it shows in the memory. A device without a
 * connection goes nowhere: the page says so, and asks again once there is one. A session that could not be asked about
 * for want of a line is not unreadable: its sign-out page, outside of the portal, would be the browser's own error.
 */
export class FollowFailure {
  constructor(
    private readonly navigation: Pick<ExternalNavigation, 'leave' | 'enter'>,
    private readonly errors: Pick<ErrorMemory, 'remember'>,
    private readonly leave: Pick<LeavePortal, 'execute'>,
    private readonly surroundings: FailureSurroundings = {},
  ) {}

  /** Follows it where no page obeys: goes to a route itself. */
  obey(failure: Failure, place: FailurePlace = 'page'): FailureStep {
    const step = this.execute(failure, place);
    if (step.kind === 'route') this.navigation.enter(step.path);
    return step;
  }

  /** Whether there is no line, so that the bank's own pages could not be had either. */
  isCut(failure: Failure): boolean {
    return failure.kind === 'no-answer' && (failure.reason === 'offline' || this.#isOffline());
  }

  execute(failure: Failure, place: FailurePlace = 'page'): FailureStep {
    const isCut = place === 'session' ? this.isCut(failure) : this.#isOffline();
    if (failure.kind === 'no-answer' && isCut) return { kind: 'stay' };
    const target = decideFailureRoute(failure, place, this.surroundings.errorPath);
    if (target === undefined || target.kind === 'login') return { kind: 'stay' };
    // The page for what is locked says all by itself; that for customers without a depot, whether none came.
    if (target.kind === 'route' && place !== 'accounts') return target;
    const error = toRemember(failure, place, this.surroundings.here?.());
    if (error !== undefined) this.errors.remember(error);
    if (target.kind === 'route') return target;
    if (failure.kind === 'session-expired')
      void this.leave.execute({ reason: 'zeit', logoutUrl: failure.logoutUrl })();
    else if (target.path === LOGOUT_PATH) void this.leave.execute({ reason: 'bank' })();
    else this.navigation.leave(target.path);
    return { kind: 'left' };
  }

  #isOffline(): boolean {
    return this.surroundings.isConnected?.() === false;
  }
}

/** What does not come in time, depots and positions have words of their own, and the page to try again on. */
const NO_ANSWER = 'no-answer';
const placeCodes: Partial<Record<FailurePlace, string>> = {
  accounts: DEPOTS_NOT_LOADED,
  positions: 'depot-positions',
};

/** What the error page is to say of it; nothing where the sign-out page or one of a provider is next. */
function toRemember(
  failure: Failure,
  place: FailurePlace,
  here: string | undefined,
): RememberedError | undefined {
  const args = errorPageArguments(failure);
  switch (failure.kind) {
    case 'session-expired':
    case 'forbidden':
    case 'redirected':
      return undefined;
    case 'blocked':
      return { code: failure.key, args };
    default: {
      const code = placeCodes[place] ?? (failure.kind === 'no-answer' ? NO_ANSWER : undefined);
      return code === undefined
        ? { code: codeOf(failure), args }
        : { code, args: here === undefined ? args : { ...args, seite: here } };
    }
  }
}

/** The bank's own code where it gave one, so that the error page finds its words (SH-05). */
function codeOf(failure: Failure): string {
  if (failure.kind === 'server') return failure.code ?? 'internal-server-error';
  return failure.kind === 'not-found' ? 'not-found' : 'generic';
}
