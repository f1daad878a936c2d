import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './input-box.module.css';

interface InputBoxProps {
  readonly children: ReactNode;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly end?: ReactNode;
  readonly large?: boolean;
}

/** The border around a control with what stands before it (icon), after it (unit) and at its end (buttons). */
export function InputBox({ children, before, after, end, large = false }: InputBoxProps) {
  return (
    <div className={classNames(css['box'], large && css['large'])}>
      {before !== undefined && <span className={css['before']}>{before}</span>}
      {children}
      {after !== undefined && <span className={css['after']}>{after}</span>}
      {end}
    </div>
  );
}
