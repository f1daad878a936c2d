import { useTexts } from '@ui/i18n/use-texts';
import type { ReactNode } from 'react';
import css from './error-panel.module.css';

interface ErrorPanelProps {
  /** What happened. */
  readonly headline: string;
  /** What it means for the customer's orders and entries. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** Name of the incident, to be told on the telephone. */
  readonly errorId?: string | undefined;
}

/** A failure: what happened, what it means, the next step, a reference. */
export function ErrorPanel({ headline, children, actions, errorId }: ErrorPanelProps) {
  const t = useTexts();
  return (
    <div className={css['panel']} role="alert">
      <p className={css['kind']}>{t('common.failure.kind')}</p>
      <h2>{headline}</h2>
      <div>{children}</div>
      {actions !== undefined && <div className={css['actions']}>{actions}</div>}
      {errorId !== undefined && (
        <p className={css['reference']}>{t('common.failure.reference', { errorId })}</p>
      )}
    </div>
  );
}
