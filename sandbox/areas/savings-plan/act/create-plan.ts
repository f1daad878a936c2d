import { depotWords } from '@sandbox/ledger/depot/own-depot';
import * as E from 'fp-ts/Either';
import type { Market } from '@sandbox/market/market';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { NOT_FOUND, refusal, type Refusal } from '@sandbox/platform/http/refusal';
import { actOnce, type Acted, type Answered } from '@sandbox/platform/intent/act-once';
import { signTheSame, type SigningWords } from '@sandbox/areas/tan/tan-demand';
import { tanRefusal } from '@sandbox/areas/tan/tan-refusals';
import { newPlan } from '../book/plan-kinds';
import type { PlanAnswer } from '../book/plan-schema';
import { checkPlan } from '../check/check-plan';
import type { PlanBody } from '../check/plan-body';
import { loadPlanFacts } from '../check/plan-facts';
import { addPlan } from './add-plan';
import { planWords } from './signing-words';

/** What is signed for a new plan begins so. */
export const CREATION = 'Sparplan anlegen';

/** A creating call. */
export interface PlanCreation {
  readonly clientId: string;
  readonly body: PlanBody;
  readonly wref: string | undefined;
  /** The idempotency key; programs need none. */
  readonly intentId: string | undefined;
  /** Checks the TAN in the transaction of the plan, and tells what it has signed. */
  readonly verify: (tx: BankTransaction) => Promise<E.Either<Refusal, SigningWords>>;
}

/** Creates a plan once for its key; a wrong TAN decides nothing, so the same key may be sent again. */
export const createPlan = (
  bank: Bank,
  market: Market,
  creation: PlanCreation,
): Promise<E.Either<Refusal, Answered<PlanAnswer>>> => {
  const { clientId, intentId, body } = creation;
  return actOnce(bank, {
    kind: newPlan,
    clientId,
    intentId,
    body,
    act: (tx) => create(bank, tx, market, creation),
  });
};

async function create(
  bank: Bank,
  tx: BankTransaction,
  market: Market,
  { clientId, body, wref, verify }: PlanCreation,
): Promise<Acted<PlanAnswer>> {
  const verified = await verify(tx);
  if (E.isLeft(verified)) return { kind: 'undecided', refusal: verified.left };
  const now = bank.clock.date();
  const facts = await loadPlanFacts(tx, market, clientId, body.depotId ?? undefined, now.getTime());
  if (facts === undefined) return { kind: 'refused', refusal: NOT_FOUND };
  const { plan, messages } = checkPlan(body, facts, 'full');
  if (plan === undefined) {
    return { kind: 'refused', refusal: refusal(422, 'precondition.failed', ...messages) };
  }
  const depot = await depotWords(tx, plan.depotId);
  if (!signTheSame(verified.right, planWords(CREATION, plan, depot))) {
    return { kind: 'refused', refusal: tanRefusal.changed };
  }
  const answer = await addPlan(bank, tx, market, { clientId, plan, wref });
  return {
    kind: 'done',
    reference: answer.savingsplanId,
    answer: { result: answer, messages },
  };
}
