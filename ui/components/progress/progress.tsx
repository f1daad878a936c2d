import type { ReactNode } from 'react';
import css from './progress.module.css';

/** Work that takes more than a moment, in words: what is being done and how far it is. */
export function Spinner({ children }: { readonly children: ReactNode }) {
  return (
    <p className={css['work']} role="status">
      <span className={css['turning']} aria-hidden="true" />
      {children}
    </p>
  );
}

interface ProgressLineProps {
  readonly label: string;
  /** Between 0 and 1. */
  readonly share: number;
  /** "Schritt 3 von 7". */
  readonly words: string;
}

/** How far a sequence of steps has come. */
export function ProgressLine({ label, share, words }: ProgressLineProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className={css['line']}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={words}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  );
}
