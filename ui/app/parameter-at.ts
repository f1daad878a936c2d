import { matchPath } from 'react-router-dom';
import { routeAt } from './route-at';
import { absolutePath } from './routes';

/** What a path says in the place of this parameter. */
export const parameterAt = (pathname: string, name: string): string | undefined =>
  parametersAt(pathname)[name];

/** What a path says in the places of its page's parameters. */
export function parametersAt(pathname: string): Readonly<Record<string, string | undefined>> {
  const route = routeAt(pathname);
  return (route && matchPath(absolutePath(route.path), pathname)?.params) ?? {};
}
