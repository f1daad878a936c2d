import { HttpPlanUpdates } from '@adapters/http/savings-plan/http-plan-updates';
import { HttpSavingsPlanGateway } from '@adapters/http/savings-plan/http-savings-plan-gateway';
import { CheckPlan } from '@application/savings-plan/check-plan';
import { LoadPlans } from '@application/savings-plan/load-plans';
import { ContainerModule } from 'inversify';
import { platformTokens } from '../platform/platform-tokens';
import { bankTokens } from '../session/bank-tokens';
import { liveTokens } from '../session/live-tokens';
import { savingsPlanTokens } from './savings-plan-tokens';

/** Reading and checking savings plans. */
export const savingsPlanModule = new ContainerModule(({ bind }) => {
  bind(savingsPlanTokens.plans)
    .toResolvedValue((client) => new HttpSavingsPlanGateway(client), [bankTokens.client])
    .inSingletonScope();
  bind(savingsPlanTokens.updates)
    .toResolvedValue(
      (stream, logger) => new HttpPlanUpdates(stream, logger),
      [liveTokens.eventStream, platformTokens.logger],
    )
    .inSingletonScope();
  bind(savingsPlanTokens.loadPlans)
    .toResolvedValue(
      (plans, logger) => new LoadPlans(plans, logger),
      [savingsPlanTokens.plans, platformTokens.logger],
    )
    .inSingletonScope();
  bind(savingsPlanTokens.checkPlan)
    .toResolvedValue(
      (plans, logger) => new CheckPlan(plans, logger),
      [savingsPlanTokens.plans, platformTokens.logger],
    )
    .inSingletonScope();
});
