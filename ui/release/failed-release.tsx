import { FailureText } from '@ui/components/feedback/failure-text';
import { shortNumber } from '@domain/codes/short-number';
import type { Failure } from '@domain/failure/failure';
import type { Intent } from '@domain/release/intent';
import { ContactLine } from '@ui/components/contact/contact-line';
import { Notice } from '@ui/components/feedback/notice';
import { useTexts } from '@ui/i18n/use-texts';
import { ReceiptDownload } from './receipt-download';

interface FailedReleaseProps {
  readonly failure: Failure;
  /** That nothing has come of it, of what, and that it may be tried again. */
  readonly nothing: string;
  /** The attempt as it was written down. */
  readonly attempted: Intent | undefined;
}

/** The bank did not take what should be released: why, that nothing has happened, and the receipt (reliability.md 2). */
export function FailedRelease({ failure, nothing, attempted }: FailedReleaseProps) {
  const t = useTexts();
  return (
    <Notice kind="error" announced="alert" headline={t('release.failed')}>
      <p>
        <FailureText failure={failure} isAsked />
      </p>
      <p>{nothing}</p>
      {failure.kind === 'blocked' && <ContactLine reference={attempted && shortNumber(attempted.id)} />}
      {attempted && <ReceiptDownload intent={attempted} />}
    </Notice>
  );
}
