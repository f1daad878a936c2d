import { StoredApplicationDrafts } from '@adapters/browser/storage/stored-application-drafts';
import { HttpAdvertisingGateway } from '@adapters/http/application/http-advertising-gateway';
import { HttpApplicationDraftGateway } from '@adapters/http/application/http-application-draft-gateway';
import { HttpApplicationGateway } from '@adapters/http/application/http-application-gateway';
import { httpApplicationRelease } from '@adapters/http/application/http-application-release';
import { PatientClient } from '@adapters/http/client/patient-client';
import { HttpSessionGateway } from '@adapters/http/session/http-session-gateway';
import { applicationRegistration } from '@application/product-application/application-registration';
import { CarriedDrafts } from '@application/product-application/carried-drafts';
import { LoadSelection } from '@application/product-application/load-selection';
import { OpenApplication } from '@application/product-application/open-application';
import { Release } from '@application/release/release';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { ContainerModule } from 'inversify';
import { platformTokens } from '../platform/platform-tokens';
import { draftsTokens } from '../release/drafts-tokens';
import { releaseTokens } from '../release/release-tokens';
import { bankTokens } from '../session/bank-tokens';
import { applicationTokens } from './application-tokens';

/** Product applications: what is typed is kept until it is released, and that goes out once. */
export const applicationModule = new ContainerModule(({ bind }) => {
  bind(applicationTokens.applications)
    .toResolvedValue((client) => new HttpApplicationGateway(client), [bankTokens.client])
    .inSingletonScope();
  bind(applicationTokens.openApplication)
    .toResolvedValue(
      // Who is not signed in learns so here, and is led to the sign-in, where an application needs one.
      (client, scheduler) =>
        new OpenApplication(new HttpApplicationGateway(new PatientClient(client, scheduler))),
      [bankTokens.plainClient, platformTokens.scheduler],
    )
    .inSingletonScope();
  bind(applicationTokens.loadSelection)
    .toResolvedValue(
      (client, scheduler, clock, logger) =>
        new LoadSelection(new HttpAdvertisingGateway(new PatientClient(client, scheduler)), clock, logger),
      [bankTokens.plainClient, platformTokens.scheduler, platformTokens.clock, platformTokens.logger],
    )
    .inSingletonScope();
  bind(applicationTokens.drafts)
    .toResolvedValue(
      (store, logger, client, identifiers) =>
        new CarriedDrafts(
          new StoredApplicationDrafts({ store, logger }),
          new HttpApplicationDraftGateway(client),
          identifiers,
        ),
      [draftsTokens.textStore, platformTokens.logger, bankTokens.plainClient, platformTokens.identifiers],
    )
    .inSingletonScope();
  bind(applicationTokens.release)
    .toResolvedValue(
      (client, plain, tools) => {
        const isStranger = pipe(
          new HttpSessionGateway(plain).load(),
          TE.match(
            ({ kind }) => kind === 'session-expired',
            () => false,
          ),
        );
        const gateway = httpApplicationRelease(client, isStranger);
        return new Release(applicationRegistration(gateway), tools);
      },
      [bankTokens.client, bankTokens.plainClient, releaseTokens.releaseTools],
    )
    .inSingletonScope();
});
