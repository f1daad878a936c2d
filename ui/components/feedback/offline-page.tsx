import { useTexts } from '@ui/i18n/use-texts';
import { useEffect, useEffectEvent } from 'react';
import { MessagePage } from './message-page';
import { useOnline, useReconnected } from './use-connection';

/** Milliseconds after which it is tried again where the device believes it has a line. */
const TRY_AGAIN = 5000;

/** In place of a page that nobody can be asked about before the line is back; it then opens by itself. */
export function OfflinePage({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts();
  const isOnline = useOnline();
  const retry = useEffectEvent(onRetry);
  useReconnected(true, onRetry);
  useEffect(() => {
    if (!isOnline) return undefined;
    const timer = window.setInterval(() => retry(), TRY_AGAIN);
    return () => window.clearInterval(timer);
  }, [isOnline]);
  return (
    <MessagePage title={t('shell.offline.title')} icon="wifi-off">
      <p>{t('shell.offline.text')}</p>
    </MessagePage>
  );
}
