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
import { unexpectedLogged } from '@application/savings-plan/unexpected-logged';
import { ContainerModule } from 'inversify';
import { platformTokens } from '../platform/platform-tokens';
import { releaseTokens } from '../release/release-tokens';
import { bankTokens } from '../session/bank-tokens';
import { savingsPlanTokens } from './savings-plan-tokens';

/** New plans, changes and ends. One release each, so that a double click joins the first. */
export const planReleaseModule = new ContainerModule(({ bind }) => {
  bind(savingsPlanTokens.create)
    .toResolvedValue(
      (client, tools, logger) =>
        new Release(planRegistration(unexpectedLogged(httpPlanRelease(client), logger)), tools),
      [bankTokens.client, releaseTokens.releaseTools, platformTokens.logger],
    )
    .inSingletonScope();
  bind(savingsPlanTokens.change)
    .toResolvedValue(
      (client, tools, logger) =>
        new Release(planChangeRegistration(unexpectedLogged(httpPlanChangeRelease(client), logger)), tools),
      [bankTokens.client, releaseTokens.releaseTools, platformTokens.logger],
    )
    .inSingletonScope();
  bind(savingsPlanTokens.end)
    .toResolvedValue(
      (client, tools, logger) =>
        new Release(planEndRegistration(unexpectedLogged(httpPlanEndRelease(client), logger)), tools),
      [bankTokens.client, releaseTokens.releaseTools, platformTokens.logger],
    )
    .inSingletonScope();
});
