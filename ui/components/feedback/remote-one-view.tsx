import { useTexts } from '@ui/i18n/use-texts';
import type { ComponentProps, ReactNode } from 'react';
import { ErrorPanel } from './error-panel';
import { RemoteView } from './remote-view';

interface RemoteOneViewProps<T> extends ComponentProps<typeof RemoteView<T>> {
  /** The way to those there are, should this one not exist. */
  readonly others: ReactNode;
}

/** Data of a page about one thing: what does not exist is not loaded again, the way leads to the others. */
export function RemoteOneView<T>({ others, ...props }: RemoteOneViewProps<T>) {
  const t = useTexts();
  const { data, subject } = props;
  const isMissing =
    data.kind === 'failed' && data.previous === undefined && data.failure.kind === 'not-found';
  if (!isMissing) return <RemoteView {...props} />;
  return (
    <ErrorPanel headline={t('common.failure.missing', { subject })} actions={others}>
      <p>{t('common.failure.notFound')}</p>
      <p>{t('common.failure.nothingLost')}</p>
    </ErrorPanel>
  );
}
