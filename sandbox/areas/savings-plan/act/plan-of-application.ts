import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import * as E from 'fp-ts/Either';
import type { Market } from '@sandbox/market/market';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import type { WireMessage } from '@sandbox/platform/http/message';
import type { PlanAnswer } from '../book/plan-schema';
import { checkPlan } from '../check/check-plan';
import type { PlanBody } from '../check/plan-body';
import { loadPlanFacts } from '../check/plan-facts';
import { firstStart } from '../conditions/plan-limits';
import { addPlan } from './add-plan';

/** A plan that was signed with the application for its depot. */
export interface PlanOfApplication {
  readonly clientId: string;
  readonly depotId: string;
  readonly body: PlanBody;
  readonly wref: string | undefined;
}

/**
 * Makes the plan of a depot that has just been opened. Where the review has taken longer than its first purchase was
 * away, it begins as soon as a plan can; left: what speaks against it, and the depot stands without.
 */
export async function planOfApplication(
  bank: Bank,
  tx: BankTransaction,
  market: Market,
  { clientId, depotId, body, wref }: PlanOfApplication,
): Promise<E.Either<readonly WireMessage[], PlanAnswer>> {
  const now = bank.clock.now();
  const first = firstStart(berlinTime(instant(now)).date);
  const startDate = typeof body.startDate === 'string' && body.startDate > first ? body.startDate : first;
  const facts = await loadPlanFacts(tx, market, clientId, depotId, now);
  if (facts === undefined) return E.left([]);
  const { plan, messages } = checkPlan({ ...body, depotId, startDate, origin: 'APPLICATION' }, facts, 'full');
  if (plan === undefined) return E.left(messages.filter(({ severity }) => severity === 'ERROR'));
  return E.right(await addPlan(bank, tx, market, { clientId, plan, wref }));
}
