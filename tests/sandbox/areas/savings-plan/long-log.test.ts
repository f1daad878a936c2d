import { sql } from 'kysely';
import { addDays, calendarDay } from '@domain/time/local-date';
import type { PlanExecutionAnswer } from '@sandbox/areas/savings-plan/book/plan-schema';
import { PlanEngine } from '@sandbox/areas/savings-plan/run/plan-engine';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { PLANS, PlanDesk } from './plan-desk';

let werkbank: Werkbank;
let bernd: PlanDesk;
let planId: string;

const LONG = 1_000;

interface LogPage {
  readonly paging: { readonly index: number; readonly matches: number };
  readonly values: readonly Pick<PlanExecutionAnswer, 'nominalDate'>[];
}

/** How many rows the database has read so far, by its own count. */
async function rowsRead(): Promise<number> {
  const { db } = werkbank.bank;
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ total: string }>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as total from pg_stat_user_tables
  `.execute(db);
  return Number(rows[0]?.total);
}

/** How many rows something reads. */
async function readFor(work: () => Promise<unknown>): Promise<number> {
  const before = await rowsRead();
  await work();
  return (await rowsRead()) - before;
}

/** Lets happen to plans what is due. */
const round = (): Promise<void> => new PlanEngine(werkbank.bank).round();

/** Sets the clock and lets happen what is due by then. */
async function until(moment: string): Promise<void> {
  await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse(moment) });
  await round();
}

/** Puts so many copies of the plan's one day into its log, each a day earlier and with a purchase of its own. */
async function lengthenLog(): Promise<void> {
  const { db } = werkbank.bank;
  const day = await db
    .selectFrom('savings_plan_execution')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('nominal_date', '=', '2026-12-01')
    .executeTakeFirstOrThrow();
  const orderId = day.positions[0]?.purchase?.orderId ?? '';
  const order = await db
    .selectFrom('securities_order')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const bought = await db
    .selectFrom('order_execution')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: LONG }, (_, index) => String(index + 1));
  await insert(
    'securities_order',
    copies.map((copy) => ({ ...order, order_id: `order-${copy}` })),
  );
  await insert(
    'order_execution',
    copies.map((copy) => ({ ...bought, order_id: `order-${copy}`, execution_id: `bought-${copy}` })),
  );
  await db
    .updateTable('savings_plan_execution')
    .set({ number: LONG + 1 })
    .execute();
  await insert(
    'savings_plan_execution',
    copies.map((copy) => ({
      ...day,
      execution_id: `day-${copy}`,
      number: LONG + 1 - Number(copy),
      nominal_date: addDays(calendarDay(day.nominal_date), -Number(copy)),
      positions: day.positions.map((each) => ({
        ...each,
        purchase: each.purchase && { ...each.purchase, orderId: `order-${copy}` },
      })),
    })),
  );
}

/** As rows come while the bank runs: the database does not count its tables again. */
const insert = (table: string, rows: readonly object[]): Promise<unknown> =>
  sql`insert into ${sql.table(table)}
    select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    werkbank.bank.db,
  );

/** What reads the log, or goes on with it, and how many rows that reads while nothing has settled. */
const readings = async (): Promise<Readonly<Record<string, number>>> => ({
  'one plan': await readFor(() => bernd.plan(planId)),
  'the plans of a depot': await readFor(() =>
    bernd.customer.get(`/api/brokerage/depots/${bernd.depotId}/v2/savingsplans`),
  ),
  'a round before the day of settlement': await readFor(round),
});

describe('a log of a thousand days [SAV-06]', () => {
  let read: Readonly<Record<string, number>>;
  let executed: number;
  const pages: { readonly first: number; readonly answer: LogPage }[] = [];
  const pageReads: number[] = [];

  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
    await werkbank.bank.db.deleteFrom('savings_plan').execute();
    bernd = await PlanDesk.open(werkbank, '10000002');
    planId = (await bernd.make({})).savingsplanId;
    await until('2026-12-01T12:00:00+01:00');
    await lengthenLog();
    read = await readings();
    executed = await readFor(() => until('2027-01-04T12:00:00+01:00'));
    for (const first of [0, LONG / 2, LONG - 20]) {
      const query = `paging-first=${String(first)}&paging-count=20`;
      const rows = await readFor(async () => {
        const answer = await bernd.customer.get(`${PLANS}/${planId}/executions?${query}`);
        pages.push({ first, answer: answer.json() });
      });
      pageReads.push(rows);
    }
  });
  afterAll(() => werkbank.close());

  it.each(['one plan', 'the plans of a depot', 'a round before the day of settlement'])(
    'is not read through for %s',
    (reading) => {
      expect(read[reading]).toBeLessThan(LONG / 10);
    },
  );

  it('is looked through once for what has settled, each purchase by its order', () => {
    expect(executed).toBeLessThan(3 * LONG);
  });

  it('is answered by the page, the first as the last, and not counted for it', () => {
    expect(Math.max(...pageReads)).toBeLessThan(100);
    expect(pageReads[2]).toBeLessThanOrEqual(Number(pageReads[0]));
  });

  it('has every day on one page, the latest first', () => {
    for (const { first, answer } of pages) {
      const { paging, values } = answer;
      // 4 January, 1 December, and so many days before that.
      const days = Array.from({ length: LONG + 2 }, (_, index) =>
        index === 0 ? '2027-01-01' : addDays(calendarDay('2026-12-01'), 1 - index),
      );
      expect(paging).toEqual({ index: first, matches: LONG + 2 });
      expect(values.map(({ nominalDate }) => nominalDate)).toEqual(days.slice(first, first + 20));
    }
  });
});
