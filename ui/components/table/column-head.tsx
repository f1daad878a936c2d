import { useTexts } from '@ui/i18n/use-texts';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import css from './table.module.css';
import { VisuallyHidden } from '../text/visually-hidden';

/** How a column is sorted now. */
export type SortDirection = 'ascending' | 'descending';

interface ColumnHeadProps {
  readonly children: ReactNode;
  readonly numeric?: boolean;
  /** Only for the eye that has no room for it: actions, choice. */
  readonly hidden?: boolean;
  readonly sorted?: SortDirection | undefined;
  /** Makes the column sortable; called with the direction that comes next. */
  readonly onSort?: (next: SortDirection) => void;
}

/** Head of a column; with `onSort` a button that says how the column is sorted. */
export function ColumnHead({ children, numeric = false, hidden = false, sorted, onSort }: ColumnHeadProps) {
  const t = useTexts();
  const next = sorted === 'ascending' ? 'descending' : 'ascending';
  return (
    <th role="columnheader" scope="col" className={classNames(numeric && css['numeric'])} aria-sort={sorted}>
      {hidden && <VisuallyHidden>{children}</VisuallyHidden>}
      {!hidden && onSort === undefined && children}
      {!hidden && onSort !== undefined && (
        <button type="button" title={t(`common.table.sort.${next}`)} onClick={() => onSort(next)}>
          {children}
          {sorted !== undefined && (
            <Icon name={sorted === 'ascending' ? 'arrow-up' : 'arrow-down'} size="small" />
          )}
        </button>
      )}
    </th>
  );
}
