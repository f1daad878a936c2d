import { Icon } from '@ui/components/icon/icon';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
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
  const here = routeAt(useLocation().pathname)?.name;
  const isBelow = entry.below?.some((name) => name === here);
  return (
    <Link
      to={pathOf(entry.route, entry.parameters)}
      aria-current={here === entry.route ? 'page' : isBelow || undefined}
      onClick={onFollow}
    >
      <Icon name={entry.icon} />
      {children}
    </Link>
  );
}
