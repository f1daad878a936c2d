import type { ReactNode } from 'react';
import css from './disclosure.module.css';
import { Icon } from '../icon/icon';

interface DisclosureProps {
  /** What will be seen, as words to press. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** It has been opened. */
  readonly onOpen?: () => void;
}

/** Something more to read for who wants it; the browser opens and closes it. */
export function Disclosure({ summary, children, onOpen }: DisclosureProps) {
  return (
    <details
      className={css['disclosure']}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary>
        <Icon name="chevron-right" />
        <span>{summary}</span>
      </summary>
      <div className={css['content']}>{children}</div>
    </details>
  );
}
