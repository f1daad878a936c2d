import type { RedirectTarget } from '@domain/access/access-decision';
import { decideFailureRoute } from '@domain/access/failure-route';
import type { Failure } from '@domain/shared/failure';
import type { ErrorMemory, RememberedError } from '../ports/error-memory';
import type { ExternalNavigation } from '../ports/navigation';

/** A route of the portal to go to. */
export type PortalRoute = Extract<RedirectTarget, { kind: 'route' }>;

/** What the page does next: stay and show the failure, go to a route, or nothing because the portal is left. */
export type FailureStep = { readonly kind: 'stay' } | { readonly kind: 'left' } | PortalRoute;

/**
 * Does what a failure asks for beyond the page it happened on (KIT-12, KIT-13, ORD-26): signs out, leaves for
 * another page, or names the route to go to. The error page finds what it shows in the memory.
 */
export class FollowFailure {
  constructor(
    private readonly navigation: ExternalNavigation,
    private readonly errors: Pick<ErrorMemory, 'remember'>,
  ) {}

  execute(failure: Failure, place: 'order' | 'page' = 'page'): FailureStep {
    const target = decideFailureRoute(failure, place);
    if (target === undefined || target.kind === 'login') return { kind: 'stay' };
    if (target.kind === 'route') return target;
    const error = toRemember(failure);
    if (error !== undefined) this.errors.remember(error);
    this.navigation.leave(target.path);
    return { kind: 'left' };
  }
}

/** What the error page is to say of it; nothing where the sign-out page is next. */
function toRemember(failure: Failure): RememberedError | undefined {
  if (failure.kind === 'blocked') return { code: failure.key, args: failure.args };
  return failure.kind === 'server' ? { code: 'generic', args: { errorId: failure.errorId } } : undefined;
}
