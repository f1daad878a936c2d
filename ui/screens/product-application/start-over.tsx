import type { Failure } from '@domain/failure/failure';
import { failureWords } from '@domain/failure/failure-words';
import { Button } from '@ui/components/action/button';
import { Dialog } from '@ui/components/action/dialog';
import { Notice } from '@ui/components/feedback/notice';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';

/** How an application is begun again, and how far that is. */
export interface StartingOver {
  /** The page stands as on the first visit because the customer wanted so. */
  readonly hasStartedOver: boolean;
  readonly isDropping: boolean;
  readonly failure: Failure | undefined;
  readonly startOver: () => Promise<void>;
  readonly forgetFailure: () => void;
}

interface StartOverProps {
  readonly starting: StartingOver;
}

/** Drops what was typed, here and at the bank, once the customer has said so (APP-15). */
export const StartOver = observer(function StartOver({ starting }: StartOverProps) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  const { isDropping, failure } = starting;
  const stay = (): void => {
    setAsking(false);
    starting.forgetFailure();
  };
  return (
    <>
      <Button variant="text" onPress={() => setAsking(true)}>
        {t('application.startOver.action')}
      </Button>
      {isAsking && (
        <Dialog
          heading={t('application.startOver.question')}
          urgent
          onClose={stay}
          actions={
            <>
              <Button
                variant="danger"
                busy={isDropping ? t('application.startOver.going') : undefined}
                onPress={() => void starting.startOver()}
              >
                {t('application.startOver.go')}
              </Button>
              <Button onPress={stay}>{t('application.startOver.stay')}</Button>
            </>
          }
        >
          <p>{t('application.startOver.text')}</p>
          {failure !== undefined && (
            <Notice kind="error" announced="alert" headline={t('application.startOver.failed')}>
              {t(`common.failure.${failureWords(failure)}`)}
            </Notice>
          )}
        </Dialog>
      )}
    </>
  );
});
