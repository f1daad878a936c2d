import type { Offering } from '@domain/access/offering';
import { createContext, useContext } from 'react';
import { routes, type RouteName } from './routes';

/** What is offered until it is known what the customer has. */
export const everybody: Offering = { hasFundDepot: false, takesPlans: true };

/** The one rule for navigation, tiles and every link: whether a page is offered to who has this. */
export function isOffered(offering: Offering, page: RouteName): boolean {
  const needs = routes.find(({ name }) => name === page)?.needs;
  return needs === undefined || offering[needs];
}

/** What this customer is offered, as it is found out; the shell gives it. */
export const OfferingContext = createContext<{ readonly offering: Offering }>({ offering: everybody });

/** Whether a link to a page is shown; read in an observer, for the answer comes later. */
export function useOffered(page: RouteName): boolean {
  return isOffered(useContext(OfferingContext).offering, page);
}
