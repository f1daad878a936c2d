import { useTexts } from '@ui/i18n/use-texts';
import { useEffect, useEffectEvent } from 'react';
import { MessagePage } from './message-page';

/** Milliseconds after which it is tried again where the device believes it has a line. */
const TRY_AGAIN = 5000;

/** In place of a page that nobody can be asked about before the line is back; it then opens by itself. */
export function OfflinePage({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts();
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const again = (): void => {
      if (window.navigator.onLine) retry();
    };
    const timer = window.setInterval(again, TRY_AGAIN);
    window.addEventListener('online', again);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, []);
  return (
    <MessagePage title={t('shell.offline.title')} icon="wifi-off">
      <p>{t('shell.offline.text')}</p>
    </MessagePage>
  );
}
