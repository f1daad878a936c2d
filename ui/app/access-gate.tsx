import type { Guard } from '@application/access/decide-access';
import type { AccessDecision, RedirectTarget } from '@domain/access/access-decision';
import { loginPath } from '@domain/access/login-path';
import { orderId } from '@domain/codes/ids';
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useBoundary } from './failing/use-boundary';
import { OpeningPage } from './opening-page';
import { absolutePath } from './routes';
import { useOnline } from '@ui/components/feedback/use-connection';
import { useServices } from './services';

interface AccessGateProps {
  readonly guards: readonly Guard[];
  /** Decides on entering only; otherwise each new page or order is decided again. */
  readonly once?: boolean;
  readonly children: ReactNode;
}

interface Decided {
  readonly place: string;
  readonly decision: AccessDecision;
}

/** Opens its content once the guards allow it, or goes where they say. */
export function AccessGate({ guards, once = false, children }: AccessGateProps) {
  const { decideAccess, area, OfflinePage } = useServices();
  const { pathname, search } = useLocation();
  const orderName = namedOrder(search);
  const here = `${pathname} ${orderName ?? ''}`;
  const [entrance] = useState(here);
  const place = once ? entrance : here;
  const [decided, setDecided] = useState<Decided>();
  // Code of a guard that does not come.
  const fail = useBoundary();
  const [attempt, setAttempt] = useState(0);
  const returnTo = useRef(pathname + search);
  const isAsking = useRef(false);

  const isOnline = useOnline();
  const decision = decided?.place === place ? decided.decision : undefined;
  const isUndecided = decision === undefined || decision.kind === 'unreachable';
  const isWaiting = !isOnline && isUndecided;

  useEffect(() => {
    // Nobody can be asked: the page is decided on when the line is back.
    if (isWaiting) return undefined;
    let isCurrent = true;
    isAsking.current = true;
    void decideAccess
      .execute(guards, {
        returnTo: returnTo.current,
        area,
        ...(orderName && { orderId: orderId(orderName) }),
      })()
      .then(
        (decision) => {
          if (!isCurrent) return;
          isAsking.current = false;
          startTransition(() => setDecided({ place, decision }));
        },
        (reason: unknown) => {
          if (isCurrent) fail(reason);
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [area, attempt, decideAccess, fail, guards, isWaiting, orderName, place]);

  if (isWaiting || decision?.kind === 'unreachable')
    return <OfflinePage onRetry={() => isAsking.current || setAttempt(attempt + 1)} />;
  if (decision === undefined || decision.kind === 'left') return <OpeningPage />;
  return decision.kind === 'allowed' ? children : <Redirect to={decision.to} />;
}

/** Goes to a route by the router, anywhere else by leaving the portal. */
function Redirect({ to }: { readonly to: RedirectTarget }) {
  const { area, navigation } = useServices();
  const location = useLocation();
  const state: unknown = location.state;
  const target = to.kind === 'login' ? loginPath(to.returnTo, area) : to.path;
  const isOutside = to.kind !== 'route';
  // What the page keeps in its history entry has no place in an address: it goes along by POST (GU-10).
  const stash = to.kind === 'login' && state !== null ? JSON.stringify(state) : undefined;
  useEffect(() => {
    if (stash !== undefined) navigation.post(target, { stash });
    else if (isOutside) navigation.leave(target);
  }, [isOutside, navigation, stash, target]);
  return isOutside ? (
    <OpeningPage />
  ) : (
    <Navigate to={absolutePath(target)} replace state={{ wanted: location.pathname }} />
  );
}

/** The order a query names by `orderId`, in any spelling (ORD-02). */
function namedOrder(search: string): string | undefined {
  return [...new URLSearchParams(search)].find(([name]) => name.toLowerCase() === 'orderid')?.[1];
}
