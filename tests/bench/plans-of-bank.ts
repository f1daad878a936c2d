import { addDays, calendarDay } from '@domain/time/local-date';
import { AREAS } from '@sandbox/areas';
import { PlanEngine } from '@sandbox/areas/savings-plan/run/plan-engine';
import type { ExecutionRow } from '@sandbox/areas/savings-plan/store/plan-record';
import { insertRows } from '@sandbox/platform/db/insert-rows';
import { inTransaction } from '@sandbox/platform/db/transaction';
import { openBank, type OpenBank } from '@sandbox/platform/open-bank';
import { settingsFrom } from '@sandbox/platform/settings';
import { clientIdOf } from '@sandbox/world/demo-customers';
import { pino } from 'pino';

/** A bank with so many plans over one security that are due on 1 December, and the money for them. */
export async function bankWith(count: number): Promise<OpenBank> {
  const settings = settingsFrom({ DATA_DIR: 'memory:', WERKBANK_CLOCK: '2026-11-23T10:00:00+01:00' });
  const opened = await openBank(settings, AREAS, { log: pino({ level: 'silent' }) });
  const { bank } = opened;
  await inTransaction(bank.db, async (tx) => {
    const like = await tx
      .selectFrom('savings_plan')
      .selectAll()
      .where('client_id', '=', clientIdOf('10000001'))
      .where('mandate', 'is', null)
      .orderBy('plan_id')
      .executeTakeFirstOrThrow();
    await tx.deleteFrom('savings_plan_execution').execute();
    await tx.deleteFrom('savings_plan').execute();
    await tx
      .updateTable('ledger_balance')
      .set({ amount: '10000000' })
      .where('book', '=', 'CASH')
      .where('owner', '=', like.account_id)
      .execute();
    const due = {
      ...like,
      start_date: '2026-12-01',
      end_date: null,
      suspended_from: null,
      suspended_until: null,
      execution_day: 1,
      increase: null,
      done_until: null,
      calendar_key: null,
      wake_at: new Date('2026-12-01T00:00:00+01:00'),
      positions: like.positions.slice(0, 1),
    };
    const plans = Array.from({ length: count }, () => ({ ...due, plan_id: bank.newId() }));
    await insertRows(tx, 'savings_plan', plans);
  });
  return opened;
}

/** Lets the plan of a bank with one be executed, and puts days before that one until its log has so many. */
export async function withLog({ bank }: OpenBank, days: number): Promise<ExecutionRow> {
  await bank.clock.set(bank.db, { at: Date.parse('2026-12-01T12:00:00+01:00') });
  await new PlanEngine(bank).round();
  const day = await bank.db
    .selectFrom('savings_plan_execution')
    .selectAll()
    .orderBy('execution_id')
    .executeTakeFirstOrThrow();
  await inTransaction(bank.db, async (tx) => {
    await tx
      .updateTable('savings_plan_execution')
      .set({ number: days })
      .where('execution_id', '=', day.execution_id)
      .execute();
    const copies = Array.from({ length: days - 1 }, (_, index) => ({
      ...day,
      execution_id: bank.newId(),
      number: days - 1 - index,
      nominal_date: addDays(calendarDay(day.nominal_date), -1 - index),
    }));
    await insertRows(tx, 'savings_plan_execution', copies);
  });
  return day;
}
