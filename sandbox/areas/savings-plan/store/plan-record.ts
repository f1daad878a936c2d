import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import { oneOf } from '@sandbox/platform/db/one-of';
import { countOf, firstOf, type Page, type PagingWish } from '@sandbox/platform/http/list-answer';
import type { PlanExecutionTable, SavingsPlanTable } from './plan-tables';

/** A plan as it is read. */
export type PlanRow = Selectable<SavingsPlanTable>;

/** A day on which a plan was due, as it is read. */
export type ExecutionRow = Selectable<PlanExecutionTable>;

/** Which plan of which customer. */
export interface PlanKey {
  readonly clientId: string;
  readonly planId: string;
}

const rowOf = (db: BankDatabase, { clientId, planId }: PlanKey) =>
  db.selectFrom('savings_plan').selectAll().where('client_id', '=', clientId).where('plan_id', '=', planId);

/** A plan of the customer; undefined when there is none with this id. */
export const findPlan = (db: BankDatabase, key: PlanKey): Promise<PlanRow | undefined> =>
  rowOf(db, key).executeTakeFirst();

/** The same, waiting until nobody else holds it, and held until the transaction ends. */
export const waitForPlan = (tx: BankTransaction, key: PlanKey): Promise<PlanRow | undefined> =>
  rowOf(tx, key).forUpdate().executeTakeFirst();

/** The same; undefined while another holds it. */
export const holdPlan = (tx: BankTransaction, key: PlanKey): Promise<PlanRow | undefined> =>
  rowOf(tx, key).forUpdate().skipLocked().executeTakeFirst();

/** One page of a depot's plans, the latest first; those that have ended stay listed. */
export async function plansOfDepot(
  db: BankDatabase,
  clientId: string,
  depotId: string,
  wish: PagingWish,
): Promise<Page<PlanRow>> {
  const { matches } = await db
    .selectFrom('savings_plan')
    .select(({ fn }) => fn.countAll<number>().as('matches'))
    .where('client_id', '=', clientId)
    .where('depot_id', '=', depotId)
    .executeTakeFirstOrThrow();
  const values = await db
    .selectFrom('savings_plan')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('depot_id', '=', depotId)
    .orderBy('created_at', 'desc')
    .orderBy('plan_id', 'desc')
    .offset(firstOf(wish))
    .limit(countOf(wish))
    .execute();
  return { matches, values };
}

/** The last day each of some plans was due on, by the plan's id; of a log however long one row is read. */
export async function lastExecutions(
  db: BankDatabase,
  clientId: string,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, ExecutionRow>> {
  if (planIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('savings_plan as plan')
    .crossJoinLateral((last) =>
      last
        .selectFrom('savings_plan_execution as day')
        .selectAll('day')
        .whereRef('day.client_id', '=', 'plan.client_id')
        .whereRef('day.plan_id', '=', 'plan.plan_id')
        .orderBy('nominal_date', 'desc')
        .limit(1)
        .as('last'),
    )
    .selectAll('last')
    .where('plan.client_id', '=', clientId)
    .where(oneOf('plan.plan_id', planIds))
    .execute();
  return new Map(rows.map((row) => [row.plan_id, row]));
}

/** One page of the days on which a plan was due, the latest first; of a log however long no more than the page is read. */
export async function executionsOfPlan(
  db: BankDatabase,
  { clientId, planId }: PlanKey,
  wish: PagingWish,
): Promise<Page<ExecutionRow>> {
  const ofPlan = db
    .selectFrom('savings_plan_execution')
    .where('client_id', '=', clientId)
    .where('plan_id', '=', planId)
    .orderBy('number', 'desc');
  const last = await ofPlan.select('number').limit(1).executeTakeFirst();
  const matches = last?.number ?? 0;
  const values = await ofPlan
    .selectAll()
    .where('number', '<=', matches - firstOf(wish))
    .limit(countOf(wish))
    .execute();
  return { matches, values };
}

/** Writes a change of a held plan and raises its version. */
export const changePlanRow = (
  tx: BankTransaction,
  { client_id, plan_id, version }: PlanRow,
  at: Date,
  change: Updateable<SavingsPlanTable>,
): Promise<PlanRow> =>
  tx
    .updateTable('savings_plan')
    .set({ ...change, version: version + 1, updated_at: at })
    .where('client_id', '=', client_id)
    .where('plan_id', '=', plan_id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The plan of a calendar's address; undefined where the address is no longer one. */
export const planOfCalendar = (db: BankDatabase, key: string): Promise<PlanRow | undefined> =>
  db.selectFrom('savings_plan').selectAll().where('calendar_key', '=', key).executeTakeFirst();

/** Stands in a statement itself: the index on what is not over serves no statement that gets the word handed over. */
export const ENDED = sql.lit<SavingsPlanTable['stage']>('ENDED');

/**
 * The secret of a plan's calendar: the one it has, or a fresh one where it has none or shall be renewed, which voids the
 * address known so far. Undefined where the customer has no such plan.
 */
export async function renewCalendarKey(
  db: BankDatabase,
  { clientId, planId }: PlanKey,
  fresh: string,
  isRenewed: boolean,
): Promise<string | undefined> {
  const kept = await db
    .updateTable('savings_plan')
    .set({ calendar_key: isRenewed ? fresh : sql`coalesce(calendar_key, ${fresh})` })
    .where('client_id', '=', clientId)
    .where('plan_id', '=', planId)
    .returning('calendar_key')
    .executeTakeFirst();
  return kept?.calendar_key ?? undefined;
}
