import * as E from 'fp-ts/Either';
import type { Market } from '@sandbox/market/market';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import type { WireMessage } from '@sandbox/platform/http/message';
import type { PlanAnswer } from '../book/plan-schema';
import { checkPlan } from '../check/check-plan';
import type { PlanBody } from '../check/plan-body';
import { loadPlanFacts } from '../check/plan-facts';
import { asApplied } from '../check/plan-with-depot';
import { addPlan } from './add-plan';

/** A plan that was signed with the application for its depot. */
export interface PlanOfApplication {
  readonly clientId: string;
  readonly depotId: string;
  readonly body: PlanBody;
  readonly wref: string | undefined;
}

/**
 * Makes the plan of a depot that has just been opened. Left: what has come to speak against it since it was signed, and
 * the depot stands without.
 */
export async function planOfApplication(
  bank: Bank,
  tx: BankTransaction,
  market: Market,
  { clientId, depotId, body, wref }: PlanOfApplication,
): Promise<E.Either<readonly WireMessage[], PlanAnswer>> {
  const facts = await loadPlanFacts(tx, market, clientId, depotId, bank.clock.now());
  if (facts === undefined) throw new Error('A plan is applied for in a depot that is not there');
  const { plan, messages } = checkPlan({ ...asApplied(body, facts), depotId }, facts, 'full');
  if (plan === undefined) return E.left(messages.filter(({ severity }) => severity === 'ERROR'));
  return E.right(await addPlan(bank, tx, market, { clientId, plan, wref }));
}
