import { instant } from '@domain/time/instant';
import { Journal } from '@sandbox/ledger/journal';
import type { Market } from '@sandbox/market/market';
import type { Bank } from '@sandbox/platform/bank';
import { inTransaction } from '@sandbox/platform/db/transaction';
import { planAnswer } from '../book/plan-answer';
import { publishPlan } from '../book/publish-plan';
import { lastExecutions, waitForPlan, type ExecutionRow } from '../store/plan-record';
import { settledExecutions, writeExecution } from '../store/run-record';

/** Days whose orders have all settled are settled themselves. */
export async function settlePlans(bank: Bank, market: Market): Promise<void> {
  for (const row of await settledExecutions(bank.db)) await settle(bank, market, row);
}

function settle(
  bank: Bank,
  market: Market,
  { client_id, plan_id, nominal_date, ...row }: ExecutionRow,
): Promise<void> {
  return inTransaction(bank.db, async (tx) => {
    const plan = await waitForPlan(tx, { clientId: client_id, planId: plan_id });
    if (plan === undefined) return;
    const at = bank.clock.date();
    await writeExecution(tx, { ...row, client_id, plan_id, nominal_date, status: 'SETTLED' }, at);
    const last = (await lastExecutions(tx, client_id, [plan_id])).get(plan_id);
    const answer = planAnswer(market, plan, last, instant(at.getTime()));
    await publishPlan(await Journal.lock(tx, client_id), answer, at);
  });
}
