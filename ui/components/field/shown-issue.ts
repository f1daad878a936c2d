import type { MessagePart } from '@ui/i18n/message-parts';

/** What a field says about its value, ready to be read: how to mend it, what to mind, what was corrected. */
export interface ShownIssue {
  readonly severity: 'ERROR' | 'WARN' | 'INFO';
  /** The words, where only words will do. */
  readonly text: string;
  /** The same with the link that is in them. */
  readonly parts?: readonly MessagePart[];
  /** Whether the words are the bank's own, in German. */
  readonly isBanks?: boolean;
  /** A deed that mends it at once: "53 Stück übernehmen". */
  readonly remedy?: { readonly label: string; readonly apply: () => void };
}

/** The worst severity among what a field says; it decides the field's look. */
export function worstSeverity(issues: readonly ShownIssue[]): ShownIssue['severity'] | undefined {
  return (['ERROR', 'WARN', 'INFO'] as const).find((severity) =>
    issues.some((issue) => issue.severity === severity),
  );
}
