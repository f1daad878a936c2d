import type { FundOrderId } from '../../codes/ids';
import type { TabId } from '../../codes/tab-id';
import type { Snapshot } from '../../form/session/snapshot';
import type { FundOrderKind } from '../fund-order';

/** How the names of all drafts of orders of a fund depot begin. */
export const FUND_DRAFTS = 'fund-order-draft/';

/** The name of a tab's draft, by which an intent names it as well. */
export const fundDraftName = (tab: TabId): string => `${FUND_DRAFTS}${tab}`;

/** How the names of all drafts of changes begin. */
export const FUND_CHANGES = 'fund-order-change/';

/** The name of the draft of a change, by which an intent names it as well. */
export const fundChangeName = (order: FundOrderId): string => `${FUND_CHANGES}${order}`;

/** What a customer enters on each page; all else the form proposes by itself. */
const entered: Readonly<Record<FundOrderKind, readonly string[]>> = {
  DEPOSIT: ['amount', 'end'],
  WITHDRAWAL: ['withdrawn', 'percent'],
};

/** Whether something was entered on this of the two pages. All to be paid out is said by a choice. */
export const isEnteredOf = (kind: FundOrderKind, { fields }: Snapshot): boolean =>
  (kind === 'WITHDRAWAL' && fields['extent'] === 'ALL') ||
  entered[kind].some((path) => (fields[path] ?? '') !== '');

/** Whether nothing has been entered yet: such a draft is worth no keeping. */
export const isBlankFundOrder = (draft: Snapshot): boolean =>
  !isEnteredOf('DEPOSIT', draft) && !isEnteredOf('WITHDRAWAL', draft);
