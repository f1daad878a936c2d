import type { Finding } from '@domain/form/issue';
import type { ShownIssue } from '@ui/components/field/shown-issue';
import { useDiscreet } from '@ui/i18n/discreet';
import { messageParts, partsText } from '@ui/i18n/message-parts';
import { isInBankWords } from '@ui/i18n/message-text';
import type { Texts } from '@ui/i18n/texts';
import { useTextSource } from '@ui/i18n/use-texts';
import { useCallback } from 'react';

/** The words of issues in the language now shown, the bank's dates and amounts in it too. */
export function useIssueTexts(): (issue: Finding) => ShownIssue {
  const texts = useTextSource();
  const isDiscreet = useDiscreet();
  return useCallback((issue) => shownIssue(issue, texts, isDiscreet), [texts, isDiscreet]);
}

/** An issue in words. */
export function shownIssue(
  { severity, key, fallback, args }: Finding,
  texts: Texts,
  isDiscreet?: boolean,
): ShownIssue {
  const speaking = { key, fallback, args };
  const parts = messageParts(texts, speaking, isDiscreet);
  return {
    severity,
    text: partsText(parts),
    parts,
    isBanks: isInBankWords(texts, speaking),
  };
}
