import type { SavingsPlanId } from '../../codes/ids';
import type { TabId } from '../../codes/tab-id';
import type { Snapshot } from '../../form/session/snapshot';

/** How the names of all drafts of new plans begin. */
export const PLAN_DRAFTS = 'savings-plan-draft/';

/** The name of a tab's draft, by which an intent names it as well. */
export const planDraftName = (tab: TabId): string => `${PLAN_DRAFTS}${tab}`;

/** How the names of all drafts of changes begin. */
export const PLAN_CHANGES = 'savings-plan-change/';

/** The name of the draft of a change, by which its intent names it as well. */
export const planChangeName = (plan: SavingsPlanId): string => `${PLAN_CHANGES}${plan}`;

/** What was typed of a change, and for which version of the plan. */
export interface PlanChangeDraft extends Snapshot {
  readonly planVersion: string;
}

/** What a customer enters; all else the form proposes by itself. */
const entered =
  /^(positions\[[^\]]*\]\.(instrument|rate|share)|total|externalIban|name|endDate|suspension(From|To))$/;

/** Whether nothing has been entered yet: such a draft is worth no keeping. */
export const isBlankPlan = ({ fields }: Snapshot): boolean =>
  !Object.entries(fields).some(([path, value]) => entered.test(path) && value !== '');

/** The WKN or ISIN of each security in a draft, by the path of its field. */
export const instrumentsIn = ({ fields }: Snapshot): readonly (readonly [path: string, code: string])[] =>
  Object.entries(fields).flatMap(([path, value]) =>
    path.endsWith('.instrument') && typeof value === 'string' && value !== '' ? [[path, value] as const] : [],
  );
