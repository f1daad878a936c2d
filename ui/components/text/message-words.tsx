import type { Message } from '@domain/message/message';
import { isInBankWords } from '@ui/i18n/message-text';
import { useMessageText } from '@ui/i18n/use-message-text';
import { useTextSource } from '@ui/i18n/use-texts';
import { Fragment } from 'react';
import { BankWords } from './bank-words';

interface MessageWordsProps {
  readonly messages: readonly Message[];
}

/** What the bank says, one after the other; what the portal has no text for is in the bank's words and marked as German. */
export function MessageWords({ messages }: MessageWordsProps) {
  const texts = useTextSource();
  const textOf = useMessageText();
  return messages.map((message, index) => (
    <Fragment key={`${message.key} ${String(index)}`}>
      {index > 0 && ' '}
      {isInBankWords(texts, message) ? <BankWords>{textOf(message)}</BankWords> : textOf(message)}
    </Fragment>
  ));
}
