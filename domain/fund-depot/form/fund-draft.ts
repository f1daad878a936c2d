import type { TabId } from '../../codes/tab-id';
import type { Snapshot } from '../../form/session/snapshot';

/** How the names of all drafts of orders of a fund depot begin. */
export const FUND_DRAFTS = 'fund-order-draft/';

/** The name of a tab's draft, by which an intent names it as well. */
export const fundDraftName = (tab: TabId): string => `${FUND_DRAFTS}${tab}`;

/** What a customer enters; all else the form proposes by itself. */
const entered: ReadonlySet<string> = new Set(['amount', 'withdrawn', 'percent', 'end']);

/** Whether nothing has been entered yet: such a draft is worth no keeping. All to be paid out is said by a choice. */
export const isBlankFundOrder = ({ fields }: Snapshot): boolean =>
  fields['extent'] !== 'ALL' &&
  !Object.entries(fields).some(([path, value]) => entered.has(path) && value !== '');
