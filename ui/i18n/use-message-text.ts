import type { Message } from '@domain/message/message';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from './message-parts';

/** The words of the bank's messages in the language now shown. */
export function useMessageText(): (message: Message) => string {
  const { i18n } = useTranslation();
  return useCallback((message) => messageText(i18n, message), [i18n]);
}
