import { FailureText } from '@ui/components/feedback/failure-text';
import type { Failure } from '@domain/failure/failure';
import { Button } from '@ui/components/action/button';
import { Dialog } from '@ui/components/action/dialog';
import { Notice } from '@ui/components/feedback/notice';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';

/** How an application is begun again, and how far that is. */
export interface StartingOver {
  /** The page stands as on the first visit because the customer wanted so. */
  readonly hasStartedOver: boolean;
  readonly isDropping: boolean;
  readonly failure: Failure | undefined;
  readonly startOver: () => Promise<void>;
  readonly forgetFailure: () => void;
}

interface QuestionProps {
  readonly starting: StartingOver;
  readonly onStay: () => void;
}

/** Asks whether all that was typed is to be dropped, and says where it could not be. */
export const StartOverQuestion = observer(function StartOverQuestion({ starting, onStay }: QuestionProps) {
  const t = useTexts();
  const { isDropping, failure } = starting;
  return (
    <Dialog
      heading={t('application.startOver.question')}
      urgent
      onClose={onStay}
      actions={
        <>
          <Button
            variant="danger"
            busy={isDropping ? t('application.startOver.going') : undefined}
            onPress={() => void starting.startOver()}
          >
            {t('application.startOver.go')}
          </Button>
          <Button onPress={onStay}>{t('application.startOver.stay')}</Button>
        </>
      }
    >
      <p>{t('application.startOver.text')}</p>
      {failure !== undefined && (
        <Notice kind="error" announced="alert" headline={t('application.startOver.failed')}>
          <FailureText failure={failure} />
        </Notice>
      )}
    </Dialog>
  );
});
