import type { Severity } from '@domain/message/severity';
import type { MessagePart } from '@ui/i18n/message-parts';

/** What a field says about its value, ready to be read: how to mend it, what to mind, what was corrected. */
export interface ShownIssue {
  readonly severity: Severity;
  /** The words, where only words will do. */
  readonly text: string;
  /** The same with the link that is in them. */
  readonly parts?: readonly MessagePart[];
  /** Whether the words are the bank's own, in German. */
  readonly isBanks?: boolean;
  /** An action that mends it at once: "53 Stück übernehmen". */
  readonly remedy?: { readonly label: string; readonly apply: () => void };
}
