import type { Offering } from '@domain/access/offering';
import { createContext, useContext, type CSSProperties } from 'react';
import { routes, type RouteName } from './routes';

/** What nearly everybody is offered: its links have their room before the bank has answered, so that nothing moves after. */
export const everybody: Offering = { hasFundDepot: false, takesPlans: true };

const needsOf = (page: RouteName) => routes.find(({ name }) => name === page)?.needs;

/** The one rule for navigation, tiles and every link: whether a page is offered to who has this, or may be while that is not known. */
export function isOffered(offering: Offering | undefined, page: RouteName): boolean {
  const needs = needsOf(page);
  return needs === undefined || (offering ?? everybody)[needs];
}

/**
 * How a link to a page, or what holds it, stands there. No link is shown that could be taken away again: while it is not
 * known whether its page is offered, its room is kept, out of sight and of reach (SH-06).
 */
export const roomOf = (offering: Offering | undefined, page: RouteName): CSSProperties | undefined =>
  offering || needsOf(page) === undefined ? undefined : { visibility: 'hidden' };

/** What this customer is offered, as it is found out; the shell gives it. Undefined until the bank has answered. */
export const OfferingContext = createContext<{ readonly offering?: Offering | undefined }>({
  offering: everybody,
});

/** Where a link to a page has its place, how it stands there, else undefined; read in an observer, for the answer comes later. */
export function useOffered(page: RouteName): { readonly style: CSSProperties | undefined } | undefined {
  const { offering } = useContext(OfferingContext);
  return isOffered(offering, page) ? { style: roomOf(offering, page) } : undefined;
}
