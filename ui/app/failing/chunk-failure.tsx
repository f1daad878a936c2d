import { Button } from '@ui/components/action/button';
import { MessagePage } from '@ui/components/feedback/message-page';
import { useOnline, useReconnected } from '@ui/components/feedback/use-connection';
import { useTexts } from '@ui/i18n/use-texts';

interface ChunkFailureProps {
  readonly kind: 'chunk' | 'crash';
  /** Names the failure in the log. */
  readonly errorId: string | undefined;
  /** Tries again in place; without it the page is loaded again. */
  readonly onRetry?: () => void;
}

/** A page's code did not arrive, or the page broke: never white, always a way on (SH-10). */
export function ChunkFailure({ kind, errorId, onRetry = () => window.location.reload() }: ChunkFailureProps) {
  const t = useTexts();
  const isLost = kind === 'chunk';
  const isOffline = !useOnline() && isLost;
  useReconnected(isLost, onRetry);
  return (
    <MessagePage
      title={t(`shell.${kind}.headline`)}
      icon="octagon-alert"
      errorId={errorId}
      urgent
      action={
        <Button icon="refresh-cw" onPress={onRetry}>
          {t(`shell.${kind}.reload`)}
        </Button>
      }
    >
      {isOffline && <p>{t('common.failure.offline')}</p>}
      <p>{t(isOffline ? 'shell.offline.text' : `shell.${kind}.text`)}</p>
    </MessagePage>
  );
}
