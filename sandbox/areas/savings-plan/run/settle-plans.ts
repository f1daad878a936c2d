import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import { addDays, type LocalDate } from '@domain/time/local-date';
import { Journal } from '@sandbox/ledger/journal';
import type { Market } from '@sandbox/market/market';
import { settlementDay } from '@sandbox/market/venue/settlement-day';
import type { Bank } from '@sandbox/platform/bank';
import { inTransaction } from '@sandbox/platform/db/transaction';
import { planAnswer } from '../book/plan-answer';
import { publishPlan } from '../book/publish-plan';
import { lastExecutions, waitForPlan, type ExecutionRow } from '../store/plan-record';
import { settledExecutions, settleExecution } from '../store/run-record';

/** How many days are in memory at a time. */
const PORTION = 100;

/** Days whose orders have all settled are settled themselves. */
export async function settlePlans(bank: Bank, market: Market): Promise<void> {
  const boughtUpTo = lastSettled(berlinTime(instant(bank.clock.now())).date);
  let settled: readonly ExecutionRow[];
  do {
    settled = await settledExecutions(bank.db, boughtUpTo, PORTION);
    for (const row of settled) await settle(bank, market, row);
  } while (settled.length === PORTION);
}

/** The last day of which what was bought has settled by another. */
function lastSettled(today: LocalDate): LocalDate {
  let day = today;
  while (settlementDay(day) > today) day = addDays(day, -1);
  return day;
}

function settle(bank: Bank, market: Market, row: ExecutionRow): Promise<void> {
  return inTransaction(bank.db, async (tx) => {
    const { client_id, plan_id } = row;
    const plan = await waitForPlan(tx, { clientId: client_id, planId: plan_id });
    if (plan === undefined) return;
    const at = bank.clock.date();
    await settleExecution(tx, row, at);
    const last = (await lastExecutions(tx, client_id, [plan_id])).get(plan_id);
    const answer = planAnswer(market, plan, last, instant(at.getTime()));
    await publishPlan(await Journal.lock(tx, client_id), answer, at);
  });
}
