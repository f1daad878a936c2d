import { sql, type Updateable } from 'kysely';
import type { Instant } from '@domain/time/instant';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import { ENDED, type ExecutionRow, type PlanRow } from './plan-record';
import type { SavingsPlanTable } from './plan-tables';

/** The next plans that something is due for by now, in the order of their moments. */
export const duePlans = (db: BankDatabase, now: Instant, most: number): Promise<PlanRow[]> =>
  db
    .selectFrom('savings_plan')
    .selectAll()
    .where('stage', '!=', ENDED)
    .where('wake_at', '<=', new Date(now))
    .orderBy('wake_at')
    .orderBy('plan_id')
    .limit(most)
    .execute();

/** Writes down how far a held plan has come; its terms, and so its version, stay as they are. */
export const letWake = (
  tx: BankTransaction,
  { client_id, plan_id, done_until }: PlanRow,
  change: Pick<Updateable<SavingsPlanTable>, 'wake_at' | 'stage' | 'ended_at'>,
): Promise<PlanRow> =>
  tx
    .updateTable('savings_plan')
    .set({ ...change, done_until })
    .where('client_id', '=', client_id)
    .where('plan_id', '=', plan_id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Writes down what became of a day so far; a day of a plan is there once. */
export async function writeExecution(
  tx: BankTransaction,
  { positions, ...row }: Omit<ExecutionRow, 'updated_at'>,
  at: Date,
): Promise<void> {
  const { status, fail_reason } = row;
  const now = { status, fail_reason, positions: json(positions), updated_at: at };
  await tx
    .insertInto('savings_plan_execution')
    .values({ ...row, ...now })
    .onConflict((conflict) => conflict.columns(['client_id', 'plan_id', 'nominal_date']).doUpdateSet(now))
    .execute();
}

/** The days of which all that was bought has settled, and which do not say so yet. */
export const settledExecutions = (db: BankDatabase): Promise<ExecutionRow[]> =>
  db
    .selectFrom('savings_plan_execution as day')
    .selectAll('day')
    .where('status', '=', sql.lit<ExecutionRow['status']>('IN_SETTLEMENT'))
    .where(
      sql<boolean>`not exists (
        select from jsonb_array_elements(day.positions) as position
          join order_execution as bought
            on bought.client_id = day.client_id and bought.order_id = position -> 'purchase' ->> 'orderId'
          where bought.settled_at is null)`,
    )
    .limit(100)
    .execute();
