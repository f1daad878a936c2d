import { useTexts } from '@ui/i18n/use-texts';
import type { ReactNode } from 'react';
import { ErrorPanel } from './error-panel';

interface MissingPanelProps {
  /** What is not there: "Der Sparplan". */
  readonly subject: string;
  /** The way to those there are. */
  readonly others: ReactNode;
}

/** What an address names does not exist: nothing to load again, the way leads to the others. */
export function MissingPanel({ subject, others }: MissingPanelProps) {
  const t = useTexts();
  return (
    <ErrorPanel headline={t('common.failure.missing', { subject })} actions={others}>
      <p>{t('common.failure.notFound')}</p>
      <p>{t('common.failure.nothingLost')}</p>
    </ErrorPanel>
  );
}
