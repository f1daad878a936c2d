import { failureWords } from '@domain/failure/failure-words';
import { Button } from '@ui/components/action/button';
import { Notice } from '@ui/components/feedback/notice';
import { Spinner } from '@ui/components/progress/progress';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { AskingState } from './asking-state';

interface AskingNoteProps {
  readonly headline: string;
  /** What to do; said where the bank could not be asked. */
  readonly children: ReactNode;
  readonly asking: AskingState;
}

/** The answer was lost: nothing else is offered before the bank has said what became of it (reliability.md 2). */
export const AskingNote = observer(function AskingNote({ headline, children, asking }: AskingNoteProps) {
  const t = useTexts();
  const { failure, isBusy } = asking;
  return (
    <Notice
      kind="warn"
      icon="clock-alert"
      headline={headline}
      announced="alert"
      actions={
        <Button
          icon="refresh-cw"
          busy={isBusy ? t('orderAction.asking') : undefined}
          onPress={() => void asking.ask()}
        >
          {t('orderAction.ask')}
        </Button>
      }
    >
      {failure ? children : <p>{t('orderAction.pending')}</p>}
      {failure && <p>{t(`common.failure.${failureWords(failure)}`)}</p>}
      {isBusy && <Spinner>{t('orderAction.asking')}</Spinner>}
    </Notice>
  );
});
