import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** Words for screen readers where the eye has a sign, a place or a colour. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={css['hidden']}>{children}</span>;
}
