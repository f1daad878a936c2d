import { MessagePage } from '@ui/components/feedback/message-page';
import { useTexts } from '@ui/i18n/use-texts';

/** In place of a page that nobody can be asked about before the line is back; it then opens by itself. */
export function OfflinePage() {
  const t = useTexts();
  return (
    <MessagePage title={t('shell.offline.title')} icon="wifi-off">
      <p>{t('shell.offline.text')}</p>
    </MessagePage>
  );
}
