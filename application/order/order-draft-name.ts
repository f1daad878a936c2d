import type { TabId } from '@domain/shared/tab-id';

/** Under which name a tab's order draft is stored. */
export const orderDraftName = (tab: TabId): string => `order-draft/${tab}`;
