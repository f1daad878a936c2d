import { berlinTime } from '@domain/time/berlin-time';
import { instant, type Instant } from '@domain/time/instant';
import { calendarDay } from '@domain/time/local-date';
import { timestampText } from '@domain/time/wire-time';
import { decimalText, rescale, zero } from '@domain/money/decimal';
import { booking, type Booking } from '@sandbox/areas/order/trade/booking';
import type { Market } from '@sandbox/market/market';
import { depotWords } from '@sandbox/ledger/depot/own-depot';
import { settlementDay } from '@sandbox/market/venue/settlement-day';
import type { Bank } from '@sandbox/platform/bank';
import { inTransaction } from '@sandbox/platform/db/transaction';
import { filePlanPaper } from '../act/plan-paper';
import { planAnswer } from '../book/plan-answer';
import type { PlanAnswer } from '../book/plan-schema';
import { noticeEvent, notify, planEvent, publishPlan } from '../book/publish-plan';
import { executionDateOf } from '../rules/plan-dates';
import { isSuspendedOn, nextNominal, ratesOn } from '../rules/plan-schedule';
import { beginningOf, dueAt } from '../rules/wake-plan';
import { isOpen } from '../store/open-execution';
import { holdPlan, lastExecutions, type ExecutionRow, type PlanRow } from '../store/plan-record';
import { letWake, writeExecution } from '../store/run-record';
import type { ExecutedPosition } from '../store/plan-tables';
import { buyPositions } from './buy-positions';
import { buysAt } from './buying-time';
import { executionNotice } from './notify-customer';
import type { Progress, RunDay } from './run-day';

/**
 * Carries on with a plan that is due, in one transaction: the day it is due on is put down, its positions are bought, or
 * why not is. On the locked row a plan that another process has carried on with meanwhile is left alone, and a killed
 * process leaves nothing half done. True when something happened and more may follow.
 */
export function runPlan(bank: Bank, market: Market, seen: PlanRow, now: Instant): Promise<boolean> {
  return inTransaction(bank.db, async (tx) => {
    const key = { clientId: seen.client_id, planId: seen.plan_id };
    const plan = await holdPlan(tx, key);
    const isSame = plan?.wake_at.getTime() === seen.wake_at.getTime() && plan.version === seen.version;
    if (plan === undefined || !isSame || plan.stage === 'ENDED') return false;
    const book = await booking(bank, tx, market, plan.client_id);
    const last = (await lastExecutions(tx, plan.client_id, [plan.plan_id])).get(plan.plan_id);
    const day = isOpen(last) ? last : newDay(bank, plan, last);
    if (day === undefined) {
      await finish(book, plan, undefined, now);
      return true;
    }
    const progress = await proceed(book, plan, day, now);
    await writeExecution(tx, progress.day, new Date(progress.at));
    const doneUntil = { ...plan, done_until: day.nominal_date };
    if (progress.wake !== undefined) {
      const waiting = await letWake(tx, doneUntil, { wake_at: new Date(progress.wake) });
      await publish(book, waiting, progress);
      return true;
    }
    const at = new Date(progress.at);
    const notice = noticeEvent(plan.depot_id, executionNotice(plan, progress.day, progress.at), at);
    const next = dueAt(doneUntil);
    if (next === undefined) {
      await book.journal.publish(notice);
      await finish(book, doneUntil, progress, progress.at);
      return true;
    }
    const going = await letWake(tx, doneUntil, { wake_at: new Date(next) });
    // Anyone who watches sees where it stands once it has caught up.
    const seenNow = next > now ? [planEvent(answerOf(book, going, progress), at)] : [];
    await book.journal.publish(notice, ...seenNow);
    return true;
  });
}

/** The next day a plan is due on, with the rates of that day; undefined after its end. */
function newDay(bank: Bank, plan: PlanRow, last: ExecutionRow | undefined): RunDay | undefined {
  const nominal = nextNominal(plan);
  if (nominal === undefined) return undefined;
  const rates = ratesOn(plan, nominal);
  return {
    client_id: plan.client_id,
    execution_id: bank.newId(),
    plan_id: plan.plan_id,
    number: (last?.number ?? 0) + 1,
    nominal_date: nominal,
    execution_date: executionDateOf(nominal),
    status: 'PENDING',
    fail_reason: null,
    positions: plan.positions.map(({ instrumentId }, index) => ({
      instrumentId,
      rate: decimalText(rescale(rates[index] ?? zero, 2, 'half-up')),
      purchase: null,
      failReason: null,
    })),
  };
}

async function proceed(book: Booking, plan: PlanRow, day: RunDay, now: Instant): Promise<Progress> {
  const nominal = calendarDay(day.nominal_date);
  const date = calendarDay(day.execution_date);
  if (now < beginningOf(date)) {
    return { day: { ...day, status: 'PENDING' }, at: beginningOf(nominal), wake: beginningOf(date) };
  }
  // Only once the day has come on which it would have bought: nobody is told of a day that lies ahead.
  if (day.status !== 'IN_EXECUTION' && isSuspendedOn(plan, nominal)) return skipped(day, beginningOf(date));
  if (now < buysAt(date)) {
    return { day: { ...day, status: 'ACCEPTED' }, at: beginningOf(date), wake: buysAt(date) };
  }
  const bought = await buyPositions(book, plan, day, now);
  if (bought.wake !== undefined) {
    return {
      day: { ...day, positions: bought.positions, status: 'IN_EXECUTION' },
      at: bought.at,
      wake: bought.wake,
    };
  }
  const isBought = bought.positions.some(({ purchase }) => purchase !== null);
  const isSettled = settlementDay(date) <= berlinTime(now).date;
  return {
    day: {
      ...day,
      positions: bought.positions,
      status: !isBought ? 'CANCELLED' : isSettled ? 'SETTLED' : 'IN_SETTLEMENT',
      fail_reason: firstReason(bought.positions),
    },
    at: bought.at,
    wake: undefined,
  };
}

/** Executions inside a suspension are skipped, and not made up (rules.md 10). */
const skipped = (day: RunDay, at: Instant): Progress => ({
  day: {
    ...day,
    status: 'CANCELLED',
    fail_reason: 'SUSPENDED',
    positions: day.positions.map((position) => ({ ...position, failReason: 'SUSPENDED' })),
  },
  at,
  wake: undefined,
});

const firstReason = (positions: readonly ExecutedPosition[]) =>
  positions.find(({ failReason }) => failReason !== null)?.failReason ?? null;

/** The last day is dealt with: the plan is over, which is put on paper, and stays listed. */
async function finish(
  book: Booking,
  plan: PlanRow,
  progress: Progress | undefined,
  at: Instant,
): Promise<void> {
  const { bank, tx, journal, market } = book;
  const ended = await letWake(tx, plan, { stage: 'ENDED', ended_at: new Date(at) });
  await filePlanPaper(tx, market, {
    documentId: bank.newId(),
    event: 'over',
    row: ended,
    depot: await depotWords(tx, ended.depot_id),
    at: new Date(at),
  });
  await publish(book, ended, progress ?? { at });
  const detail = {
    notificationId: bank.newId(),
    at: timestampText(at),
    kind: 'SAVINGS_PLAN_ENDED',
    text: `Ihr Sparplan „${ended.name}“ ist beendet: Sein letzter Termin ist vorbei.`,
    title: { kind: 'SAVINGS_PLAN_OVER', args: { name: ended.name } },
    savingsplanId: ended.plan_id,
    failReason: null,
  } as const;
  await notify(journal, ended.depot_id, detail, new Date(at));
}

/** What happened, as far as anything did, and when. */
type Happened = Partial<Progress> & Pick<Progress, 'at'>;

const publish = (book: Booking, plan: PlanRow, happened: Happened): Promise<void> =>
  publishPlan(book.journal, answerOf(book, plan, happened), new Date(happened.at));

function answerOf({ bank, market }: Booking, plan: PlanRow, { day, at }: Happened): PlanAnswer {
  const last = day && { ...day, updated_at: new Date(at) };
  return planAnswer(market, plan, last, instant(bank.clock.now()));
}
