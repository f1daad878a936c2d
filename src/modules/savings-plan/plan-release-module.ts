import {
  httpPlanChangeRelease,
  httpPlanEndRelease,
  httpPlanRelease,
} from '@adapters/http/savings-plan/http-plan-releases';
import { Release } from '@application/release/release';
import {
  planChangeRegistration,
  planEndRegistration,
  planRegistration,
} from '@application/savings-plan/plan-registrations';
import { ContainerModule } from 'inversify';
import { releaseTokens } from '../release/release-tokens';
import { bankTokens } from '../session/bank-tokens';
import { savingsPlanTokens } from './savings-plan-tokens';

/** New plans, changes and ends. One release each, so that a double click joins the first. */
export const planReleaseModule = new ContainerModule(({ bind }) => {
  bind(savingsPlanTokens.create)
    .toResolvedValue(
      (client, tools) => new Release(planRegistration(httpPlanRelease(client)), tools),
      [bankTokens.client, releaseTokens.releaseTools],
    )
    .inSingletonScope();
  bind(savingsPlanTokens.change)
    .toResolvedValue(
      (client, tools) => new Release(planChangeRegistration(httpPlanChangeRelease(client)), tools),
      [bankTokens.client, releaseTokens.releaseTools],
    )
    .inSingletonScope();
  bind(savingsPlanTokens.end)
    .toResolvedValue(
      (client, tools) => new Release(planEndRegistration(httpPlanEndRelease(client)), tools),
      [bankTokens.client, releaseTokens.releaseTools],
    )
    .inSingletonScope();
});
