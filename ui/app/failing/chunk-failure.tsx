import { Button } from '@ui/components/action/button';
import { MessagePage } from '@ui/components/feedback/message-page';
import { useTexts } from '@ui/i18n/use-texts';
import { useEffect, useEffectEvent } from 'react';

interface ChunkFailureProps {
  readonly kind?: 'chunk' | 'crash';
  /** Names the failure in the log. */
  readonly errorId: string | undefined;
  /** Tries again in place; without it the page is loaded again. */
  readonly onRetry?: () => void;
}

/** A page's code did not arrive, or the page broke: never white, always a way on (SH-10). */
export function ChunkFailure({
  kind = 'chunk',
  errorId,
  onRetry = () => window.location.reload(),
}: ChunkFailureProps) {
  const t = useTexts();
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (kind !== 'chunk') return undefined;
    const again = (): void => retry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [kind]);
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
      <p>{t(`shell.${kind}.text`)}</p>
    </MessagePage>
  );
}
