import type { Failure } from '@domain/failure/failure';
import { useTexts } from '@ui/i18n/use-texts';
import type { ReactNode } from 'react';
import { ContactLine } from '../contact/contact-line';
import { Button } from '../action/button';
import { ErrorPanel } from './error-panel';
import { referenceOf } from '@domain/failure/failure-words';
import { useFailureWords } from './use-failure-words';
import { useRetryOnline } from './use-retry-online';

interface FailurePanelProps {
  readonly failure: Failure;
  /** What could not be shown: "Das Depot". */
  readonly subject: string;
  readonly onRetry: () => void;
  /** Tried again at this moment: the panel stays, and the focus with it. */
  readonly isTrying?: boolean;
  /** What this failure means here, where the words for all of them do not fit. */
  readonly said?: ReactNode;
  /** That nothing is lost, where it is not about holdings and orders. */
  readonly nothingLost?: string;
  /** What did not work, where something was pressed and nothing is missing on the page. */
  readonly answer?: string;
}

/** Nothing could be loaded: what happened, that nothing is lost, and the way to try again, which a new line takes by itself. */
export function FailurePanel(props: FailurePanelProps) {
  const { failure, subject, onRetry, isTrying = false, said, nothingLost, answer } = props;
  const t = useTexts();
  useRetryOnline(isTrying ? undefined : failure, onRetry);
  const words = useFailureWords()(failure);
  return (
    <ErrorPanel
      headline={answer ?? t('common.failure.headline', { subject })}
      isAnswer={answer !== undefined}
      errorId={referenceOf(failure)}
      actions={
        <Button icon="refresh-cw" busy={isTrying ? t('common.failure.trying') : undefined} onPress={onRetry}>
          {t(answer === undefined ? 'common.failure.retry' : 'common.failure.checkAgain')}
        </Button>
      }
    >
      {said ?? <p>{t(`common.failure.${words}`)}</p>}
      <p>{nothingLost ?? t('common.failure.nothingLost')}</p>
      {words === 'locked' && <ContactLine />}
    </ErrorPanel>
  );
}
