import { routeAt } from './route-at';

/** Narrow, without the navigation beside it, or the whole width with it (portal.md 2.8). */
export type Layout = 'slim' | 'full';

/** How the page at a path is laid out (SH-08). */
export const layoutAt = (pathname: string): Layout => routeAt(pathname)?.layout ?? 'full';
