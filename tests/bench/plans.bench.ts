import { OrderEngine } from '@sandbox/areas/order/trade/order-engine';
import { executionAnswer } from '@sandbox/areas/savings-plan/book/plan-answer';
import { PlanEngine } from '@sandbox/areas/savings-plan/run/plan-engine';
import { executionsOfPlan } from '@sandbox/areas/savings-plan/store/plan-record';
import { marketOf } from '@sandbox/market/market';
import { printTable, rounded } from './measure';
import { bankWith, withLog } from './plans-of-bank';

/** So many plans of one customer are due on the same day. */
const PLANS = [1_000, 3_000];

/** Processor time of some work, the database's included, in milliseconds. */
async function processorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

async function measured(count: number): Promise<Readonly<Record<string, number>>> {
  const { bank, close } = await bankWith(count);
  const plans = new PlanEngine(bank);
  const orders = new OrderEngine(bank);
  const until = (moment: string): Promise<void> => bank.clock.set(bank.db, { at: Date.parse(moment) });
  const unsettled = async (): Promise<number> => {
    const { days } = await bank.db
      .selectFrom('savings_plan_execution')
      .select(({ fn }) => fn.countAll<number>().as('days'))
      .where('status', '=', 'IN_SETTLEMENT')
      .executeTakeFirstOrThrow();
    return days;
  };
  await until('2026-12-01T12:00:00+01:00');
  const executing = await processorTimeOf(() => plans.round());
  const waiting = await processorTimeOf(() => plans.round());
  await until('2026-12-04T12:00:00+01:00');
  const settling = await processorTimeOf(async () => {
    while ((await unsettled()) > 0) {
      await orders.round();
      await plans.round();
    }
  });
  await close();
  return {
    executions: count,
    'executing, s': rounded(executing / 1_000),
    'a round meanwhile, ms': rounded(waiting),
    'settling, s': rounded(settling / 1_000),
  };
}

/** So many days are in one plan's log. */
const LOG = 10_000;
/** So many of them the portal asks for at a time. */
const PAGE = 500;

/** A long log as the portal reads it: its first and its last page, and page after page. */
async function measuredLog(): Promise<Readonly<Record<string, number>>> {
  const opened = await bankWith(1);
  const { bank, close } = opened;
  const { client_id: clientId, plan_id: planId } = await withLog(opened, LOG);
  const market = await marketOf(bank);
  const page = async (first: number): Promise<number> => {
    const wish = { 'paging-first': first, 'paging-count': PAGE };
    const { values } = await executionsOfPlan(bank.db, { clientId, planId }, wish);
    return JSON.stringify(values.map((row) => executionAnswer(market, row))).length;
  };
  await page(0);
  const first = await processorTimeOf(() => page(0));
  const last = await processorTimeOf(() => page(LOG - PAGE));
  const whole = await processorTimeOf(async () => {
    for (let from = 0; from < LOG; from += PAGE) await page(from);
  });
  await close();
  return {
    days: LOG,
    'first page, ms': rounded(first),
    'last page, ms': rounded(last),
    'all of them, ms': rounded(whole),
  };
}

async function main(): Promise<void> {
  printTable('The log of a savings plan, processor time', [await measuredLog()]);
  const rows: Readonly<Record<string, number>>[] = [];
  for (const count of PLANS) rows.push(await measured(count));
  printTable('Executions of savings plans, processor time', rows);
}

void main();
