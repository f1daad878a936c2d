import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './figure.module.css';

interface FigureProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  /** A smaller line under the figure. */
  readonly note?: ReactNode;
  /** The one big figure of a page. */
  readonly big?: boolean;
}

/** A labelled figure as one entry of a description list; put several into `Figures`. */
export function Figure({ label, children, note, big = false }: FigureProps) {
  return (
    <div className={classNames(css['figure'], big && css['big'])}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {note !== undefined && <dd className={css['note']}>{note}</dd>}
    </div>
  );
}

/** Figures in a row, divided by hairlines; one below the other on phones. */
export function Figures({ children }: { readonly children: ReactNode }) {
  return <dl className={css['row']}>{children}</dl>;
}
