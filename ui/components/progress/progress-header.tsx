import type { ReactNode } from 'react';
import css from './progress-header.module.css';

/**
 * Stays below the bar while the page scrolls, so that one always sees how far one is (portal.md 2.8). It is no higher
 * than the room that base.css leaves above whatever takes the focus.
 */
export function ProgressHeader({ children }: { readonly children: ReactNode }) {
  return <div className={css['header']}>{children}</div>;
}
