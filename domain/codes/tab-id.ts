import type { Brand } from './brand';

/** One browser tab: the same after a reload, another one in a new tab. */
export type TabId = Brand<string, 'TabId'>;

/** Names a text as the id of a tab. */
export const tabId = (text: string): TabId => text as TabId;
