import { matchPath } from 'react-router-dom';
import { routeAt } from './route-at';
import { absolutePath } from './routes';

/** What a path says in the place of this parameter. */
export function parameterAt(pathname: string, name: string): string | undefined {
  const route = routeAt(pathname);
  return route && matchPath(absolutePath(route.path), pathname)?.params[name];
}
