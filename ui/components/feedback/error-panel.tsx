import { useTexts } from '@ui/i18n/use-texts';
import { useRef, type ReactNode } from 'react';
import { useFocusPassedOn } from '../page/use-focus-passed-on';
import { useIntoSight } from '../page/use-into-sight';
import css from './error-panel.module.css';

interface ErrorPanelProps {
  /** What happened. */
  readonly headline: string;
  /** What it means for the customer's orders and entries. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** Name of the incident, to be told on the telephone. */
  readonly errorId?: string | undefined;
  /** It answers what was pressed, wherever that stands. */
  readonly isAnswer?: boolean;
}

/** A failure: what happened, what it means, the next step, a reference. Tried again with success it goes, not the focus. */
export function ErrorPanel({ headline, children, actions, errorId, isAnswer = false }: ErrorPanelProps) {
  const t = useTexts();
  const panel = useRef<HTMLDivElement>(null);
  useFocusPassedOn(panel);
  useIntoSight(panel, isAnswer);
  return (
    <div ref={panel} className={css['panel']} role="alert">
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
