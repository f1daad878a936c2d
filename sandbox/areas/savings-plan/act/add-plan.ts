import { instant } from '@domain/time/instant';
import { depotWords } from '@sandbox/ledger/depot/own-depot';
import { Journal } from '@sandbox/ledger/journal';
import type { Market } from '@sandbox/market/market';
import { audit } from '@sandbox/platform/audit/audit';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import { planAnswer } from '../book/plan-answer';
import type { PlanAnswer } from '../book/plan-schema';
import { publishPlan } from '../book/publish-plan';
import type { CheckedPlan } from '../check/checked-plan';
import { dueAt } from '../rules/wake-plan';
import { planColumns } from './plan-columns';
import { filePlanPaper } from './plan-paper';

/** A plan that was checked, and whose it is. */
interface NewPlan {
  readonly clientId: string;
  readonly plan: CheckedPlan;
  readonly wref: string | undefined;
}

/** Writes a plan down whose release has been checked, and tells it. */
export async function addPlan(
  bank: Bank,
  tx: BankTransaction,
  market: Market,
  { clientId, plan, wref }: NewPlan,
): Promise<PlanAnswer> {
  const now = bank.clock.date();
  const columns = planColumns(plan);
  const begins = dueAt({ ...columns, stage: 'ACTIVE', done_until: null });
  const row = await tx
    .insertInto('savings_plan')
    .values({
      client_id: clientId,
      plan_id: bank.newId(),
      depot_id: plan.depotId,
      ...columns,
      positions: json(columns.positions),
      increases_contained: 0,
      wref: wref ?? null,
      stage: 'ACTIVE',
      ended_at: null,
      done_until: null,
      wake_at: begins === undefined ? now : new Date(begins),
      calendar_key: null,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const answer = planAnswer(market, row, undefined, instant(now.getTime()));
  await publishPlan(await Journal.lock(tx, clientId), answer, now);
  await filePlanPaper(tx, market, {
    documentId: bank.newId(),
    event: 'made',
    row,
    depot: await depotWords(tx, row.depot_id),
    at: now,
  });
  await audit(tx, bank, { clientId, kind: 'SAVINGS_PLAN_MADE', detail: { planId: row.plan_id } });
  return answer;
}
