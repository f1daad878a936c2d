import { instant } from '@domain/time/instant';
import { timestampText } from '@domain/time/wire-time';
import * as E from 'fp-ts/Either';
import { depotWords } from '@sandbox/ledger/depot/own-depot';
import { Journal } from '@sandbox/ledger/journal';
import type { Market } from '@sandbox/market/market';
import { audit } from '@sandbox/platform/audit/audit';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import { NOT_FOUND, type Refusal } from '@sandbox/platform/http/refusal';
import { actOnce, type Acted, type Answered } from '@sandbox/platform/intent/act-once';
import type { SigningWords } from '@sandbox/areas/tan/tan-demand';
import { planAnswer } from '../book/plan-answer';
import { planEnd } from '../book/plan-kinds';
import type { PlanAnswer } from '../book/plan-schema';
import { notify, publishPlan } from '../book/publish-plan';
import { isOpen } from '../store/open-execution';
import {
  changePlanRow,
  lastExecutions,
  waitForPlan,
  type ExecutionRow,
  type PlanKey,
  type PlanRow,
} from '../store/plan-record';
import { IS_ENDED } from './change-plan';
import { filePlanPaper } from './plan-paper';

/** The end of a plan. */
export interface PlanEnd {
  readonly key: PlanKey;
  readonly intentId: string | undefined;
  readonly verify: (tx: BankTransaction, row: PlanRow) => Promise<E.Either<Refusal, SigningWords>>;
}

/** What the TAN of an end is bound to: nothing but that the plan ends, however it stands. */
export const SIGNED_END: unknown = {};

/** Ends a plan once for its key; what is due and not yet executed is not executed any more. It stays listed. */
export const endPlan = (
  bank: Bank,
  market: Market,
  end: PlanEnd,
): Promise<E.Either<Refusal, Answered<PlanAnswer>>> =>
  actOnce(bank, {
    kind: planEnd,
    clientId: end.key.clientId,
    intentId: end.intentId,
    body: { planId: end.key.planId },
    act: (tx) => act(bank, tx, market, end),
  });

async function act(
  bank: Bank,
  tx: BankTransaction,
  market: Market,
  { key, verify }: PlanEnd,
): Promise<Acted<PlanAnswer>> {
  const { clientId, planId } = key;
  const row = await waitForPlan(tx, key);
  if (row === undefined) return { kind: 'undecided', refusal: NOT_FOUND };
  const verified = await verify(tx, row);
  if (E.isLeft(verified)) return { kind: 'undecided', refusal: verified.left };
  if (row.stage === 'ENDED') return { kind: 'refused', refusal: IS_ENDED };
  const now = bank.clock.date();
  const moment = instant(now.getTime());
  const journal = await Journal.lock(tx, clientId);
  const open = (await lastExecutions(tx, clientId, [planId])).get(planId);
  const last = isOpen(open) ? await drop(tx, open, now) : open;
  const ended = await changePlanRow(tx, row, now, { stage: 'ENDED', ended_at: now });
  const answer = planAnswer(market, ended, last, moment);
  await publishPlan(journal, answer, now);
  await notify(
    journal,
    ended.depot_id,
    {
      notificationId: bank.newId(),
      at: timestampText(moment),
      kind: 'SAVINGS_PLAN_ENDED',
      text: `Ihr Sparplan „${ended.name}“ ist beendet.`,
      title: { kind: 'SAVINGS_PLAN_ENDED', args: { name: ended.name } },
      savingsplanId: planId,
      failReason: null,
    },
    now,
  );
  const depot = await depotWords(tx, ended.depot_id);
  await filePlanPaper(tx, market, { documentId: bank.newId(), event: 'ended', row: ended, depot, at: now });
  await audit(tx, bank, { clientId, kind: 'SAVINGS_PLAN_ENDED', detail: { planId } });
  return { kind: 'done', reference: planId, answer: { result: answer, messages: [] } };
}

/** What of a day is not executed yet never will be. */
const drop = (tx: BankTransaction, row: ExecutionRow, at: Date): Promise<ExecutionRow> => {
  const positions = row.positions.map((position) =>
    position.purchase === null && position.failReason === null
      ? { ...position, failReason: 'PLAN_ENDED' as const }
      : position,
  );
  const isBought = positions.some(({ purchase }) => purchase !== null);
  return tx
    .updateTable('savings_plan_execution')
    .set({
      status: isBought ? 'IN_SETTLEMENT' : 'CANCELLED',
      fail_reason: 'PLAN_ENDED',
      positions: json(positions),
      updated_at: at,
    })
    .where('client_id', '=', row.client_id)
    .where('execution_id', '=', row.execution_id)
    .returningAll()
    .executeTakeFirstOrThrow();
};
