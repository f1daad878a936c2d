import type { Intent } from '@domain/release/intent';
import { whyNotArrived } from '@domain/release/silence';
import { useTexts } from '@ui/i18n/use-texts';
import { ReceiptDownload } from './receipt-download';

/** Below what came of an attempt: why it did not arrive, where that is known, and its receipt. */
export function AttemptTrace({ intent }: { readonly intent: Intent }) {
  const t = useTexts();
  const why = whyNotArrived(intent);
  return (
    <>
      {why && <p>{t(`common.failure.${why.cause}`)}</p>}
      <ReceiptDownload intent={intent} />
    </>
  );
}
