import type { Message } from '@domain/message/message';
import { useCallback } from 'react';
import { useDiscreet } from './discreet';
import { messageText } from './message-parts';
import { useTextSource } from './use-texts';

/** The words of the bank's messages in the language now shown. */
export function useMessageText(): (message: Message) => string {
  const texts = useTextSource();
  const isDiscreet = useDiscreet();
  return useCallback((message) => messageText(texts, message, isDiscreet), [texts, isDiscreet]);
}
