import type { ReactNode } from 'react';
import css from './section-head.module.css';

interface SectionHeadProps {
  readonly id?: string;
  readonly children: ReactNode;
  readonly aside?: ReactNode;
}

/** A section's heading on its ink line. */
export function SectionHead({ id, children, aside }: SectionHeadProps) {
  return (
    <div className={css['head']}>
      <h2 id={id}>{children}</h2>
      {aside}
    </div>
  );
}
