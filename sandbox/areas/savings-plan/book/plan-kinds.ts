import { instant } from '@domain/time/instant';
import { marketOf } from '@sandbox/market/market';
import type { Bank } from '@sandbox/platform/bank';
import type { BankDatabase } from '@sandbox/platform/db/database';
import type { IntentKind } from '@sandbox/platform/intent/intent-kind';
import { findPlan, lastExecutions, type PlanKey } from '../store/plan-record';
import { planAnswer } from './plan-answer';
import type { PlanAnswer } from './plan-schema';

/** A plan of the customer as it stands; undefined when there is none with this id. */
export async function onePlan(bank: Bank, db: BankDatabase, key: PlanKey): Promise<PlanAnswer | undefined> {
  const row = await findPlan(db, key);
  if (row === undefined) return undefined;
  const last = (await lastExecutions(db, key.clientId, [key.planId])).get(key.planId);
  return planAnswer(await marketOf(bank), row, last, instant(bank.clock.now()));
}

const planKind = (name: string): IntentKind<PlanAnswer> => ({
  name,
  resultOf: async (bank, db, clientId, planId) => {
    const answer = await onePlan(bank, db, { clientId, planId });
    if (answer === undefined) throw new Error('An intent has become a plan that is not there');
    return answer;
  },
});

/** A new plan. */
export const newPlan = planKind('SAVINGS_PLAN');

/** A change of a plan, its suspension and resumption. */
export const planChange = planKind('SAVINGS_PLAN_CHANGE');

/** The end of a plan. */
export const planEnd = planKind('SAVINGS_PLAN_END');
