import { sql, type Updateable } from 'kysely';
import type { Instant } from '@domain/time/instant';
import type { LocalDate } from '@domain/time/local-date';
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

/** Writes down that all that was bought on a day has settled. */
export async function settleExecution(
  tx: BankTransaction,
  { client_id, execution_id }: ExecutionRow,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('savings_plan_execution')
    .set({ status: 'SETTLED', updated_at: at })
    .where('client_id', '=', client_id)
    .where('execution_id', '=', execution_id)
    .execute();
}

/**
 * The first days up to one of which all that was bought has settled, and which do not say so yet. What was bought is
 * looked up by its order, one by one: joined, each day would read all that the customer, or the bank, has bought.
 */
export const settledExecutions = (
  db: BankDatabase,
  boughtUpTo: LocalDate,
  most: number,
): Promise<ExecutionRow[]> =>
  db
    .selectFrom('savings_plan_execution as day')
    .selectAll('day')
    .where('status', '=', sql.lit<ExecutionRow['status']>('IN_SETTLEMENT'))
    .where('execution_date', '<=', boughtUpTo)
    .where(
      sql<boolean>`not exists (
        select from jsonb_array_elements(day.positions) as position
          where not (
            select bool_and(bought.settled_at is not null) from order_execution as bought
              where bought.client_id = day.client_id
                and bought.order_id = position -> 'purchase' ->> 'orderId'))`,
    )
    .orderBy('execution_date')
    .orderBy('execution_id')
    .limit(most)
    .execute();
