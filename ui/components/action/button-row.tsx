import type { ReactNode } from 'react';
import css from './button-row.module.css';
import { classNames } from '../class-names';

interface ButtonRowProps {
  readonly children: ReactNode;
  /** `apart` puts back at the left and forward at the right, `end` all at the right, `even` as wide as each other on phones. */
  readonly placed?: 'start' | 'apart' | 'end' | 'even';
}

/** Buttons side by side that wrap on narrow screens: one below the other in the order in which the keyboard meets them. */
export function ButtonRow({ children, placed = 'start' }: ButtonRowProps) {
  return <div className={classNames(css['row'], css[placed])}>{children}</div>;
}
