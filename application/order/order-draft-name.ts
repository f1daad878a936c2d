import { tabId, type TabId } from '@domain/shared/tab-id';

/** How the names of all order drafts begin. */
export const ORDER_DRAFT = 'order-draft/';

/** Under which name a tab's order draft is stored. */
export const orderDraftName = (tab: TabId): string => `${ORDER_DRAFT}${tab}`;

/** The tab an order draft was typed in. */
export const draftingTab = (name: string): TabId => tabId(name.slice(ORDER_DRAFT.length));
