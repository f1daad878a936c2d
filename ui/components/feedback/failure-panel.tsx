import type { Failure } from '@domain/failure/failure';
import { useTexts } from '@ui/i18n/use-texts';
import { ContactLine } from '../contact/contact-line';
import { Button } from '../action/button';
import { ErrorPanel } from './error-panel';
import { failureWords, referenceOf } from '@domain/failure/failure-words';
import { useRetryOnline } from './use-retry-online';

interface FailurePanelProps {
  readonly failure: Failure;
  /** What could not be shown: "Das Depot". */
  readonly subject: string;
  readonly onRetry: () => void;
}

/** Nothing could be loaded: what happened, that nothing is lost, and the way to try again, which a new line takes by itself. */
export function FailurePanel({ failure, subject, onRetry }: FailurePanelProps) {
  const t = useTexts();
  useRetryOnline(failure, onRetry);
  const words = failureWords(failure);
  return (
    <ErrorPanel
      headline={t('common.failure.headline', { subject })}
      errorId={referenceOf(failure)}
      actions={
        <Button icon="refresh-cw" onPress={onRetry}>
          {t('common.failure.retry')}
        </Button>
      }
    >
      <p>{t(`common.failure.${words}`)}</p>
      <p>{t('common.failure.nothingLost')}</p>
      {words === 'locked' && <ContactLine />}
    </ErrorPanel>
  );
}
