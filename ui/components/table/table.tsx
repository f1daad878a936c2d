import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './table.module.css';

/** Roles are written out because on phones rows become cards: a browser drops a table's meaning with its layout. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

interface TableRegionProps {
  /** Names the region for those who reach it with the tab key. */
  readonly label: string;
  readonly children: ReactNode;
  /** Height from which the rows scroll under head and total, as a CSS length. */
  readonly height?: string;
}

/** A customer who cannot use a mouse scrolls a wide table with the arrow keys, so its frame takes the focus. */
const scrollable = { tabIndex: 0 };

/** The frame in which a wide table scrolls by itself. */
export function TableRegion({ label, children, height }: TableRegionProps) {
  return (
    <div
      className={css['region']}
      role="region"
      aria-label={label}
      style={{ maxHeight: height }}
      {...scrollable}
    >
      {children}
    </div>
  );
}

interface TableProps extends ComponentProps<'table'> {
  /** `cards`: each row becomes a card under 700 px, labelled by the `label` of its cells. */
  readonly onPhones?: 'cards' | 'scroll';
  readonly tight?: boolean;
  /** The window does not carry all columns in one line: the values of a row take further ones, each named. */
  readonly lines?: boolean;
  /** The last column holds actions and stays in sight. */
  readonly actions?: boolean;
}

/** The table itself; give it a `caption` or put it into a named region. */
export function Table({
  onPhones = 'cards',
  tight = false,
  lines = false,
  actions = false,
  className,
  ...rest
}: TableProps) {
  return (
    <table
      {...roles.table}
      className={classNames(
        css['table'],
        onPhones === 'cards' && css['cards'],
        tight && css['tight'],
        lines && css['inLines'],
        actions && css['withActions'],
        className,
      )}
      {...rest}
    />
  );
}

/** Column heads; they stay while the rows scroll. */
export function TableHead({ children }: { readonly children: ReactNode }) {
  return (
    <thead {...roles.group}>
      <tr {...roles.row} aria-rowindex={1}>
        {children}
      </tr>
    </thead>
  );
}

/** The rows. */
export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...roles.group} {...props} />;
}

interface TableFootProps {
  readonly children: ReactNode;
  /** Its place among all rows where not all of them are drawn, counted from 1 for the head. */
  readonly rowIndex?: number;
}

/** The total: single line above, double line below; it stays while the rows scroll. */
export function TableFoot({ children, rowIndex }: TableFootProps) {
  return (
    <tfoot {...roles.group}>
      <tr {...roles.row} aria-rowindex={rowIndex}>
        {children}
      </tr>
    </tfoot>
  );
}

interface RowProps extends ComponentProps<'tr'> {
  readonly chosen?: boolean;
}

/** One row. */
export function Row({ chosen = false, className, ...rest }: RowProps) {
  return <tr {...roles.row} className={classNames(chosen && css['chosen'], className)} {...rest} />;
}

/** The cell that names its row. */
export function RowHeader({ className, ...rest }: ComponentProps<'th'>) {
  return <th {...roles.rowHeader} className={classNames(css['rowHeader'], className)} {...rest} />;
}

interface CellProps extends ComponentProps<'td'> {
  /** Name of the value on a phone's card; the column's head. */
  readonly label?: string;
  readonly numeric?: boolean;
  /** The card's main value, top right. */
  readonly main?: boolean;
}

/** One value. */
export function Cell({ label, numeric = false, main = false, className, ...rest }: CellProps) {
  return (
    <td
      {...roles.cell}
      data-l={label}
      className={classNames(numeric && css['numeric'], main && css['main'], className)}
      {...rest}
    />
  );
}

/** Actions on a row, as words at its right end. */
export function RowActions({ children }: { readonly children: ReactNode }) {
  return <span className={css['actions']}>{children}</span>;
}
