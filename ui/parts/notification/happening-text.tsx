import type { Notification } from '@domain/notification/notification';
import { BankWords } from '@ui/components/text/bank-words';
import { RichText } from '@ui/components/text/rich-text';
import { useTexts } from '@ui/i18n/use-texts';
import { useHappeningWords } from './happening-words';

interface HappeningTextProps {
  readonly notification: Notification;
}

/** What happened, as one sentence; what the bank alone has words for is marked as German. */
export function HappeningText({ notification }: HappeningTextProps) {
  const t = useTexts();
  const words = useHappeningWords()(notification);
  if (words !== undefined) return words;
  const inBankWords = <BankWords>{notification.name}</BankWords>;
  return notification.happening.kind === 'document' ? (
    <RichText words={(marks) => t('notification.words.document', marks)} parts={{ name: inBankWords }} />
  ) : (
    inBankWords
  );
}
