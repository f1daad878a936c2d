import {
  httpFundCancellationRelease,
  httpFundChangeRelease,
  httpFundOrderRelease,
  httpReferenceAccountRelease,
} from '@adapters/http/fund-depot/http-fund-releases';
import {
  fundCancellationRegistration,
  fundChangeRegistration,
  fundOrderRegistration,
  referenceAccountRegistration,
} from '@application/fund-depot/fund-registrations';
import { Release } from '@application/release/release';
import { ContainerModule } from 'inversify';
import { releaseTokens } from '../release/release-tokens';
import { bankTokens } from '../session/bank-tokens';
import { fundDepotTokens } from './fund-depot-tokens';

/** Orders, their changes and cancellations, and the reference account. One release each, so that a double click joins the first. */
export const fundReleaseModule = new ContainerModule(({ bind }) => {
  bind(fundDepotTokens.create)
    .toResolvedValue(
      (client, tools) => new Release(fundOrderRegistration(httpFundOrderRelease(client)), tools),
      [bankTokens.client, releaseTokens.releaseTools],
    )
    .inSingletonScope();
  bind(fundDepotTokens.change)
    .toResolvedValue(
      (client, tools) => new Release(fundChangeRegistration(httpFundChangeRelease(client)), tools),
      [bankTokens.client, releaseTokens.releaseTools],
    )
    .inSingletonScope();
  bind(fundDepotTokens.cancel)
    .toResolvedValue(
      (client, tools) =>
        new Release(fundCancellationRegistration(httpFundCancellationRelease(client)), tools),
      [bankTokens.client, releaseTokens.releaseTools],
    )
    .inSingletonScope();
  bind(fundDepotTokens.reference)
    .toResolvedValue(
      (client, tools) =>
        new Release(referenceAccountRegistration(httpReferenceAccountRelease(client)), tools),
      [bankTokens.client, releaseTokens.releaseTools],
    )
    .inSingletonScope();
});
