import type { ReactNode } from 'react';
import css from './empty-state.module.css';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-name';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly headline: string;
  readonly children?: ReactNode;
  /** The action to begin with. */
  readonly actions?: ReactNode;
}

/** Nothing here yet: says what will stand here and what to do first. */
export function EmptyState({ icon, headline, children, actions }: EmptyStateProps) {
  return (
    <div className={css['empty']}>
      <Icon name={icon} size="large" />
      <h2>{headline}</h2>
      {children !== undefined && <p>{children}</p>}
      {actions !== undefined && <div className={css['actions']}>{actions}</div>}
    </div>
  );
}
