import { routeAt } from './route-at';
import type { RouteName } from './routes';

/** Narrow, without the navigation beside it, or the whole width with it (portal.md 2.8). */
export type Layout = 'slim' | 'full';

/** Pages that are one way from beginning to end: nothing beside it leads away from what is being filled in. */
const slim: ReadonlySet<RouteName> = new Set([
  'savingsPlanEmbedded',
  'portfolioPlanner',
  'productApplication',
]);

/** How the page at a path is laid out (SH-08). */
export function layoutAt(pathname: string): Layout {
  const route = routeAt(pathname);
  return route !== undefined && slim.has(route.name) ? 'slim' : 'full';
}
