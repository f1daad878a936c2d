import type { Issue } from '@domain/form/issue';
import type { ShownIssue } from '@ui/components/shown-issue';
import { messageText } from '@ui/i18n/message-text';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The words of issues in the language now shown. */
export function useIssueTexts(): (issue: Issue) => ShownIssue {
  const { i18n } = useTranslation();
  return useCallback((issue) => ({ severity: issue.severity, text: messageText(i18n, issue) }), [i18n]);
}
