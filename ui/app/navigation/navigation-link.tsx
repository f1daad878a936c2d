import { Icon } from '@ui/components/icon/icon';
import type { ReactNode } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { routeAt } from '../route-at';
import { pathOf } from '../routes';
import type { NavigationEntry } from './navigation-plan';

interface NavigationLinkProps {
  readonly entry: NavigationEntry;
  readonly onFollow?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A way of the navigation, which says whether one is on its page or on one below it. */
export function NavigationLink({ entry, onFollow, children }: NavigationLinkProps) {
  const path = pathOf(entry.route, entry.parameters);
  const { pathname } = useLocation();
  const isHere = matchPath(path, pathname) !== null;
  const isBelow = entry.below?.some((name) => name === routeAt(pathname)?.name);
  return (
    <Link to={path} aria-current={isHere ? 'page' : isBelow ? true : undefined} onClick={onFollow}>
      <Icon name={entry.icon} />
      {children}
    </Link>
  );
}
