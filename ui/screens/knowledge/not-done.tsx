import { FailureText } from '@ui/components/feedback/failure-text';
import type { Failure } from '@domain/failure/failure';
import { referenceOf } from '@domain/failure/failure-words';
import { Notice } from '@ui/components/feedback/notice';
import { useTexts } from '@ui/i18n/use-texts';

interface NotDoneProps {
  readonly failure: Failure | undefined;
  readonly headline: string;
}

/** Something did not get through: what, why, and under which reference; the button beside it tries again. */
export function NotDone({ failure, headline }: NotDoneProps) {
  const t = useTexts();
  if (failure === undefined) return null;
  const errorId = referenceOf(failure);
  return (
    <Notice kind="error" announced="alert" headline={headline}>
      <p>
        <FailureText failure={failure} />{' '}
        {errorId !== undefined && t('common.failure.reference', { errorId })}
      </p>
    </Notice>
  );
}
