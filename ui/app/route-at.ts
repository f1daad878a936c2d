import { matchPath } from 'react-router-dom';
import { absolutePath, routes, type PortalRoute } from './routes';

/** The page at a path of the origin; undefined where there is none. */
export const routeAt = (pathname: string): PortalRoute | undefined =>
  routes.find(({ path }) => matchPath(absolutePath(path), pathname) !== null);

/** What a path says in the place of this parameter. */
export function parameterAt(pathname: string, name: string): string | undefined {
  const route = routeAt(pathname);
  return route && matchPath(absolutePath(route.path), pathname)?.params[name];
}
