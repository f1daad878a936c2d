import type { Guard } from '@application/access/decide-access';
import type { Offering } from '@domain/access/offering';
import { createContext, useContext, type CSSProperties } from 'react';
import { routes, type RouteName } from './routes';

/** What nearly everybody is offered: its links have their room before the bank has answered, so that nothing moves after. */
export const everybody: Offering = {
  depot: true,
  'depot-overview': true,
  'order-book': true,
  brokerage: true,
  'savings-plan': true,
  hasFundDepot: false,
  takesPlans: true,
};

const routeOf = (page: RouteName) => routes.find(({ name }) => name === page);

/**
 * The one rule for navigation, tiles and every link: whether a page is offered to who has this, or may be while that is not
 * known; nobody is offered a page that its guard would not open to them.
 */
export function isOffered(offering: Offering | undefined, page: RouteName): boolean {
  const route = routeOf(page);
  const need = route?.needs ?? route?.guards?.[0];
  const open: Partial<Record<Guard | keyof Offering, boolean>> = offering ?? everybody;
  return !need || open[need] !== false;
}

/**
 * How a link to a page, or what holds it, stands there. No link is shown that could be taken away again: while it is not
 * known whether its page is offered, its room is kept, out of sight and of reach (SH-06).
 */
export const roomOf = (offering: Offering | undefined, page: RouteName): CSSProperties | undefined =>
  offering || !routeOf(page)?.needs ? undefined : { visibility: 'hidden' };

/** What this customer is offered, as it is found out; the shell gives it. Undefined until the bank has answered. */
export const OfferingContext = createContext<{ readonly offering?: Offering | undefined }>({
  offering: everybody,
});

/** Where a link to a page has its place, how it stands there, else undefined; read in an observer, for the answer comes later. */
export function useOffered(page: RouteName): { readonly style: CSSProperties | undefined } | undefined {
  const { offering } = useContext(OfferingContext);
  return isOffered(offering, page) ? { style: roomOf(offering, page) } : undefined;
}
