import type { Failure } from '@domain/failure/failure';
import type { Message } from '@domain/message/message';
import type { PlanPreview } from '@domain/savings-plan/plan-conditions';
import type { SavingsPlanId } from '@domain/codes/ids';
import type { PartialPlan } from '@domain/savings-plan/plan-request';
import * as E from 'fp-ts/Either';
import type { SavingsPlanGateway } from '../ports/bank/savings-plan-gateway';
import type { Logger } from '../ports/logger';
import type { Result } from '../ports/result';
import { logUnexpected } from './unexpected-logged';

/** What the bank says of a plan; a preview only of one that it would take. */
export interface PlanVerdict {
  readonly messages: readonly Message[];
  readonly preview?: PlanPreview;
}

/**
 * Asks the bank about a plan, or about a change of one. What it refuses is an answer as well; an error that the portal
 * does not know is logged (brokerage.md 8).
 */
export class CheckPlan {
  constructor(
    private readonly plans: Pick<SavingsPlanGateway, 'prevalidate' | 'prevalidateChange'>,
    private readonly logger: Pick<Logger, 'error'>,
  ) {}

  execute(plan: PartialPlan, changed?: SavingsPlanId): Result<PlanVerdict> {
    return async () => {
      const answer = await (
        changed === undefined ? this.plans.prevalidate(plan) : this.plans.prevalidateChange(changed, plan)
      )();
      const verdict = E.isRight(answer) ? E.right(answer.right) : refusedVerdict(answer.left);
      if (E.isRight(verdict)) logUnexpected(verdict.right.messages, this.logger);
      return verdict;
    };
  }
}

const refusedVerdict = (failure: Failure): E.Either<Failure, PlanVerdict> =>
  failure.kind === 'validation' ? E.right({ messages: failure.messages }) : E.left(failure);
