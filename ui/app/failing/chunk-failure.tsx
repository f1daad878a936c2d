import { Button } from '@ui/components/action/button';
import { MessagePage } from '@ui/components/feedback/message-page';
import { useTexts } from '@ui/i18n/use-texts';

interface ChunkFailureProps {
  readonly kind?: 'chunk' | 'crash';
  /** Names the failure in the log. */
  readonly errorId: string | undefined;
}

/** A page's code did not arrive, or the page broke: never white, always a way on (SH-10). */
export function ChunkFailure({ kind = 'chunk', errorId }: ChunkFailureProps) {
  const t = useTexts();
  return (
    <MessagePage
      title={t(`shell.${kind}.headline`)}
      icon="octagon-alert"
      errorId={errorId}
      urgent
      action={
        <Button icon="refresh-cw" onPress={() => window.location.reload()}>
          {t(`shell.${kind}.reload`)}
        </Button>
      }
    >
      <p>{t(`shell.${kind}.text`)}</p>
    </MessagePage>
  );
}
