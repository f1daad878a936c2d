import type { TabId } from '@domain/codes/tab-id';

/** The lock that a tab's page holds for as long as it lives. */
export const tabLock = (tab: TabId): string => `tab/${tab}`;
