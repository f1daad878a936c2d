import type { Finding } from '@domain/form/issue';
import type { ShownIssue } from '@ui/components/field/shown-issue';
import { messageParts, messageText } from '@ui/i18n/message-parts';
import { isInBankWords } from '@ui/i18n/message-text';
import type { Texts } from '@ui/i18n/texts';
import { useTextSource } from '@ui/i18n/use-texts';
import { useCallback } from 'react';

/** The words of issues in the language now shown, the bank's dates and amounts in it too. */
export function useIssueTexts(): (issue: Finding) => ShownIssue {
  const texts = useTextSource();
  return useCallback((issue) => shownIssue(issue, texts), [texts]);
}

/** An issue in words. */
export function shownIssue({ severity, key, fallback, args }: Finding, texts: Texts): ShownIssue {
  const speaking = { key, fallback, args };
  return {
    severity,
    text: messageText(texts, speaking),
    parts: messageParts(texts, speaking),
    isBanks: isInBankWords(texts, speaking),
  };
}
