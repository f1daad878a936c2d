import type { ReactNode } from 'react';
import css from './caption.module.css';

/** The second, smaller line under a name: kind and number, place and time. */
export function Caption({ children }: { readonly children: ReactNode }) {
  return <span className={css['caption']}>{children}</span>;
}
