import type { DepotId, SavingsPlanId } from '@domain/codes/ids';
import { undefinedStatusText, type UndefinedExecutionStatus } from '@domain/savings-plan/execution-status';
import type { PlanExecution } from '@domain/savings-plan/plan-execution';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { OnPart } from '../ports/bank/on-part';
import type { SavingsPlanGateway } from '../ports/bank/savings-plan-gateway';
import type { Logger } from '../ports/logger';
import type { Result } from '../ports/result';

type Statuses = readonly (E.Either<UndefinedExecutionStatus, unknown> | undefined)[];

/** Reads plans and what became of their days; a status that nobody knows is logged, the rest stands (SAV-06, SAV-07). */
export class LoadPlans {
  constructor(
    private readonly plans: Pick<SavingsPlanGateway, 'list' | 'find' | 'executions'>,
    private readonly logger: Pick<Logger, 'error'>,
  ) {}

  all(depotId: DepotId): Result<readonly SavingsPlan[]> {
    return this.#logged(this.plans.list(depotId), (plans) => plans.map(({ execution }) => execution));
  }

  one(id: SavingsPlanId): Result<SavingsPlan> {
    return this.#logged(this.plans.find(id), ({ execution }) => [execution]);
  }

  /** The days on which a plan was due, the latest first; of a long log the parts are told while the rest is read. */
  executions(id: SavingsPlanId, onPart?: OnPart<readonly PlanExecution[]>): Result<readonly PlanExecution[]> {
    return this.#logged(this.plans.executions(id, onPart), (days) => days.map(({ status }) => status));
  }

  #logged<T>(call: Result<T>, statusesOf: (answer: T) => Statuses): Result<T> {
    return pipe(
      call,
      TE.map((answer) => {
        for (const status of statusesOf(answer))
          if (status !== undefined && E.isLeft(status)) this.logger.error(undefinedStatusText(status.left));
        return answer;
      }),
    );
  }
}
