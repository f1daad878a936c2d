import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './summary-list.module.css';

/** One line of a summary; `sum` stands between a single and a double line as in a ledger. */
export interface SummaryRow {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly kind?: 'sum' | 'loss';
}

interface SummaryListProps {
  readonly rows: readonly SummaryRow[];
  readonly small?: boolean;
}

/** Labels at the left, figures flush right, hairlines between. */
export function SummaryList({ rows, small = false }: SummaryListProps) {
  return (
    <dl className={classNames(css['list'], small && css['small'])}>
      {rows.map((row) => (
        <div key={row.id} className={classNames(css['row'], row.kind !== undefined && css[row.kind])}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
