import type { ReactNode } from 'react';
import css from './unit.module.css';

/** A unit beside its figure: dimmed and smaller, never dropped, never wrapped away from it. */
export function Unit({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {'\u00a0'}
      <span className={css['unit']}>{children}</span>
    </>
  );
}
