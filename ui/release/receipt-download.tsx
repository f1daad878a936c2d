import type { Intent } from '@domain/release/intent';
import { Button } from '@ui/components/action/button';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { receiptText } from './receipt-text';

interface ReceiptDownloadProps {
  readonly intent: Intent;
  /** What was released, in words. */
  readonly summary: string;
}

/** Hands over the receipt of every attempt; made in the browser, so it works in an outage too (reliability.md 2). */
export function ReceiptDownload({ intent, summary }: ReceiptDownloadProps) {
  const t = useTexts();
  const formats = useFormats();
  const save = (): void => {
    const text = new Blob([receiptText(intent, summary, t, formats)], { type: 'text/plain;charset=utf-8' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(text);
    link.download = t('order.receipt.file', { id: intent.id });
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Button icon="download" onPress={save}>
      {t('order.receipt.download')}
    </Button>
  );
}
