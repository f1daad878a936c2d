import { depotWords } from '@sandbox/ledger/depot/own-depot';
import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import { calendarDay, type LocalDate } from '@domain/time/local-date';
import * as E from 'fp-ts/Either';
import { Journal } from '@sandbox/ledger/journal';
import type { Market } from '@sandbox/market/market';
import { canonicalJson } from '@sandbox/platform/canonical-json';
import { json } from '@sandbox/platform/db/json';
import { audit } from '@sandbox/platform/audit/audit';
import type { Bank } from '@sandbox/platform/bank';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import type { WireMessage } from '@sandbox/platform/http/message';
import { NOT_FOUND, refusal, type Refusal } from '@sandbox/platform/http/refusal';
import { actOnce, type Acted, type Answered } from '@sandbox/platform/intent/act-once';
import { signTheSame, type SigningWords } from '@sandbox/areas/tan/tan-demand';
import { tanRefusal } from '@sandbox/areas/tan/tan-refusals';
import { planAnswer } from '../book/plan-answer';
import { planChange } from '../book/plan-kinds';
import type { PlanAnswer } from '../book/plan-schema';
import { publishPlan } from '../book/publish-plan';
import type { CheckedPlan, Extent } from '../check/checked-plan';
import { checkPause, isPause } from '../check/check-pause';
import { checkPlan, type PlanCheck } from '../check/check-plan';
import type { PlanBody } from '../check/plan-body';
import { loadPlanFacts } from '../check/plan-facts';
import { planMessage } from '../check/plan-messages';
import { increasesUpTo, nextNominal, type ScheduledPlan } from '../rules/plan-schedule';
import { dueAt } from '../rules/wake-plan';
import {
  changePlanRow,
  findPlan,
  lastExecutions,
  waitForPlan,
  type ExecutionRow,
  type PlanKey,
  type PlanRow,
} from '../store/plan-record';
import { isOpen } from '../store/open-execution';
import { planColumns } from './plan-columns';
import { filePlanPaper, type PlanEvent } from './plan-paper';
import { planWords } from './signing-words';

/** What is signed for a change begins so. */
export const CHANGE = 'Sparplan ändern';

/** A plan that is over cannot be changed. */
export const IS_ENDED = refusal(422, 'precondition.failed', planMessage.error('fehler-sparplan-beendet'));

/** A change of a plan. */
export interface PlanChange {
  readonly key: PlanKey;
  readonly body: PlanBody;
  readonly intentId: string | undefined;
  readonly verify: (tx: BankTransaction, row: PlanRow) => Promise<E.Either<Refusal, SigningWords>>;
}

/** What a change would make of a plan. */
export interface ChangeCheck {
  readonly check: PlanCheck;
  /** What is written of it; undefined where there is no plan to make, or the plan stands like this already. */
  readonly change?: PlanColumns | undefined;
}

type PlanColumns = ReturnType<typeof daysOf> | ReturnType<typeof termsOf>;

/** Checks a change: the whole plan is sent, but its depot; or the days of a suspension alone. */
export async function checkPlanChange(
  db: BankDatabase,
  market: Market,
  row: PlanRow,
  body: PlanBody,
  extent: Extent,
  now: number,
): Promise<E.Either<Refusal, ChangeCheck>> {
  if (row.stage === 'ENDED') return E.left(IS_ENDED);
  const { date: today } = berlinTime(instant(now));
  if (isPause(body)) {
    const check = checkPause(body, row, market, today);
    return E.right(changeOf(market, row, check, check.plan && daysOf(check.plan), now));
  }
  const facts = await loadPlanFacts(db, market, row.client_id, row.depot_id, now);
  if (facts === undefined) return E.left(NOT_FOUND);
  // Where a plan was begun does not change with it.
  const whole = { ...body, depotId: row.depot_id, origin: body.origin ?? row.origin };
  const check = checkPlan(whole, facts, extent, calendarDay(row.start_date));
  return E.right(changeOf(market, row, check, check.plan && termsOf(row, check.plan, today), now));
}

/** A change of a plan that would answer afterwards what it answers already is none. */
function changeOf(
  market: Market,
  row: PlanRow,
  check: PlanCheck,
  change: PlanColumns | undefined,
  now: number,
): ChangeCheck {
  const answer = (plan: PlanRow): string => canonicalJson(planAnswer(market, plan, undefined, instant(now)));
  if (change === undefined || answer(row) !== answer({ ...row, ...change })) return { check, change };
  return {
    check: { ...check, messages: [...check.messages, planMessage.info('hinweis-keine-aenderung')] },
  };
}

/** What the TAN of a change is bound to: what shall be, and the version that it takes the place of. */
export const signedPlanChange = ({ version }: PlanRow, body: PlanBody): unknown => ({ body, version });

/** A plan to be changed or ended. */
export async function ownPlan(db: BankDatabase, key: PlanKey): Promise<E.Either<Refusal, PlanRow>> {
  const row = await findPlan(db, key);
  return row === undefined ? E.left(NOT_FOUND) : E.right(row);
}

/** Changes a plan once for its key. */
export const changePlan = (
  bank: Bank,
  market: Market,
  change: PlanChange,
): Promise<E.Either<Refusal, Answered<PlanAnswer>>> =>
  actOnce(bank, {
    kind: planChange,
    clientId: change.key.clientId,
    intentId: change.intentId,
    body: { planId: change.key.planId, body: change.body },
    act: (tx) => act(bank, tx, market, change),
  });

async function act(
  bank: Bank,
  tx: BankTransaction,
  market: Market,
  { key, body, verify }: PlanChange,
): Promise<Acted<PlanAnswer>> {
  const { clientId, planId } = key;
  const row = await waitForPlan(tx, key);
  if (row === undefined) return { kind: 'undecided', refusal: NOT_FOUND };
  const verified = await verify(tx, row);
  if (E.isLeft(verified)) return { kind: 'undecided', refusal: verified.left };
  const now = bank.clock.date();
  const checked = await checkPlanChange(tx, market, row, body, 'full', now.getTime());
  if (E.isLeft(checked)) return { kind: 'refused', refusal: checked.left };
  const { check, change } = checked.right;
  const { plan, messages } = check;
  if (plan === undefined) {
    return { kind: 'refused', refusal: refusal(422, 'precondition.failed', ...messages) };
  }
  const depot = await depotWords(tx, plan.depotId);
  if (!signTheSame(verified.right, planWords(CHANGE, plan, depot))) {
    return { kind: 'refused', refusal: tanRefusal.changed };
  }
  if (change === undefined) {
    const last = (await lastExecutions(tx, clientId, [planId])).get(planId);
    const result = planAnswer(market, row, last, instant(now.getTime()));
    return { kind: 'done', reference: planId, answer: answered(result, messages) };
  }
  const changed = await write(tx, row, change, now);
  const result = await tell(tx, market, changed, now);
  await filePlanPaper(tx, market, {
    documentId: bank.newId(),
    event: eventOf(body, plan),
    row: changed.row,
    depot,
    at: now,
  });
  await audit(tx, bank, { clientId, kind: 'SAVINGS_PLAN_CHANGED', detail: { planId } });
  return { kind: 'done', reference: planId, answer: answered(result, messages) };
}

/** What the change is called: days alone suspend, or resume where there are none any more. */
const eventOf = (body: PlanBody, { suspension }: CheckedPlan): PlanEvent =>
  !isPause(body) ? 'changed' : suspension === undefined ? 'resumed' : 'suspended';

const answered = (result: PlanAnswer, messages: readonly WireMessage[]): Answered<PlanAnswer> => ({
  result,
  messages,
});

/** What is written of a suspension: the rates and what they contain stay. */
const daysOf = ({ suspension }: CheckedPlan) => ({
  suspended_from: suspension?.from ?? null,
  suspended_until: suspension?.until ?? null,
});

/** What is written of a plan that was sent whole. */
function termsOf(row: PlanRow, plan: CheckedPlan, today: LocalDate) {
  const columns = { ...planColumns(plan), ...firstIncreaseOf(row, plan) };
  const scheduled = { ...columns, stage: row.stage, done_until: doneUntil(row, columns, today) };
  return {
    ...columns,
    done_until: scheduled.done_until,
    // The rates are those of the next execution, so that they contain the increases up to it.
    increases_contained: increasesUpTo(scheduled, nextNominal(scheduled) ?? today),
  };
}

/** The portal names no day of the first increase, so that the one that was agreed stands with the increase. */
const firstIncreaseOf = (row: PlanRow, { increase, increaseFrom }: CheckedPlan) => ({
  increase_from: increase === undefined ? null : (increaseFrom ?? row.increase_from),
});

/** A plan as it stands now, and the last day it was due on. */
interface Changed {
  readonly row: PlanRow;
  readonly last: ExecutionRow | undefined;
}

async function write(tx: BankTransaction, row: PlanRow, change: PlanColumns, now: Date): Promise<Changed> {
  const { client_id: clientId, plan_id: planId } = row;
  const last = (await lastExecutions(tx, clientId, [planId])).get(planId);
  const due = dueAt({ ...row, ...change });
  const columns = 'positions' in change ? { ...change, positions: json(change.positions) } : change;
  const changed = await changePlanRow(tx, row, now, {
    ...columns,
    wake_at: isOpen(last) ? row.wake_at : new Date(due ?? now.getTime()),
  });
  return { row: changed, last };
}

async function tell(
  tx: BankTransaction,
  market: Market,
  { row, last }: Changed,
  now: Date,
): Promise<PlanAnswer> {
  const answer = planAnswer(market, row, last, instant(now.getTime()));
  await publishPlan(await Journal.lock(tx, row.client_id), answer, now);
  return answer;
}

/** Days of a new rhythm that are over are not made up. */
function doneUntil(
  row: PlanRow,
  columns: Pick<ScheduledPlan, 'interval' | 'execution_day' | 'start_date'>,
  today: LocalDate,
): string | null {
  const { done_until, interval, execution_day, start_date } = row;
  const isSame =
    interval === columns.interval &&
    execution_day === columns.execution_day &&
    start_date === columns.start_date;
  if (isSame || columns.start_date > today) return columns.start_date > today && !isSame ? null : done_until;
  return done_until !== null && done_until > today ? done_until : today;
}
