import { matchPath } from 'react-router-dom';
import { absolutePath, routes, type PortalRoute } from './routes';

/** The page at a path of the origin; undefined where there is none. */
export const routeAt = (pathname: string): PortalRoute | undefined =>
  routes.find(({ path }) => matchPath(absolutePath(path), pathname) !== null);
