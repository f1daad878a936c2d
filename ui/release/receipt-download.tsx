import type { Intent } from '@domain/release/intent';
import { Button } from '@ui/components/action/button';
import { useKeptFormats, useTexts } from '@ui/i18n/use-texts';
import { receiptText } from './receipt-text';
import { wordsOf } from './words-of';

interface ReceiptDownloadProps {
  readonly intent: Intent;
  /** What was released, where more can be said than was signed. */
  readonly summary?: string;
}

/** Hands over the receipt of every attempt; made in the browser, so it works in an outage too (reliability.md 2). */
export function ReceiptDownload({ intent, summary }: ReceiptDownloadProps) {
  const t = useTexts();
  const formats = useKeptFormats();
  const save = (): void => {
    const content = receiptText(intent, summary ?? wordsOf(intent, t, formats), t, formats);
    const text = new Blob([content], { type: 'text/plain;charset=utf-8' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(text);
    link.download = t('release.receipt.file', { id: intent.id });
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Button icon="download" onPress={save}>
      {t('release.receipt.download')}
    </Button>
  );
}
