import type { PlanUpdates } from '@application/ports/bank/plan-updates';
import type { Logger } from '@application/ports/logger';
import type { Unsubscribe } from '@application/ports/unsubscribe';
import type { DepotId } from '@domain/codes/ids';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import * as E from 'fp-ts/Either';
import { pathOf } from '../client/read-body';
import { wirePlan } from './plan-codec';
import { toSavingsPlan } from './plan-mapper';

/** The stream of topics underneath, whatever carries it. */
interface Topics {
  listen(topic: string, listener: { onDetail(detail: unknown): void; onHeard(): void }): Unsubscribe;
}

/** Plans from the event stream; a detail that does not fit is logged and dropped. */
export class HttpPlanUpdates implements PlanUpdates {
  constructor(
    private readonly topics: Topics,
    private readonly logger: Pick<Logger, 'error'>,
  ) {}

  plans(depotId: DepotId, onPlan: (plan: SavingsPlan) => void, onHeard: () => void): Unsubscribe {
    const topic = `savingsplans.${depotId}`;
    const onDetail = (detail: unknown): void => {
      const plan = wirePlan.decode(detail);
      if (E.isRight(plan)) onPlan(toSavingsPlan(plan.right));
      else this.logger.error('Event detail not readable', { topic, path: pathOf(plan.left) });
    };
    return this.topics.listen(topic, { onDetail, onHeard });
  }
}
