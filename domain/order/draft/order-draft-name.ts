import type { TabId } from '../../codes/tab-id';
import type { DraftKind } from './draft-kind';

/** How the names of all drafts of a kind begin. */
export const draftNames: Readonly<Record<DraftKind, string>> = {
  STANDARD: 'order-draft/',
  ABSICHERUNG: 'protection-draft/',
};

/** The name of a tab's draft of a kind, by which an intent names it as well. */
export const orderDraftName = (tab: TabId, kind: DraftKind): string => `${draftNames[kind]}${tab}`;

/** What a tab's request for quotes would be kept under; nothing is, since the order's own draft says it. */
export const quoteTicketDraft = (tab: TabId): string => `quote-ticket/${tab}`;
