import { watchOtherSession } from '@adapters/browser/other-session';
import { watchPageEnd } from '@adapters/browser/page-end';
import { createAxios } from '@adapters/http/client/create-axios';
import { HttpClient } from '@adapters/http/client/http-client';
import { PatientClient } from '@adapters/http/client/patient-client';
import { WrappedClient } from '@adapters/http/client/wrapped-client';
import { HttpSessionGateway } from '@adapters/http/session/http-session-gateway';
import { antiForgery } from '@adapters/http/wire/wire-headers';
import { SessionTanLapse } from '@application/session/session-tan-lapse';
import { withSessionTan } from '@application/session/with-session-tan';
import type { Failure } from '@domain/failure/failure';
import * as TE from 'fp-ts/TaskEither';
import { ContainerModule } from 'inversify';
import { doorOf } from '../../door';
import { lazyPreferences } from '../../later/lazy-preferences';
import { bankTokens } from './bank-tokens';
import { platformTokens } from '../platform/platform-tokens';
import { sessionTokens } from './session-tokens';

/** The line to the bank, and the gateways that the first page needs. */
export const bankModule = new ContainerModule(({ bind }) => {
  bind(bankTokens.isOtherSession)
    .toResolvedValue(
      (environment) =>
        watchOtherSession(environment.cookies, antiForgery.cookie, doorOf(environment) !== undefined),
      [platformTokens.environment],
    )
    .inSingletonScope();
  bind(bankTokens.plainClient)
    .toResolvedValue(
      (
        { axios, deviceTime, page },
        { apiBasePath, errorPage },
        identifiers,
        logger,
        serverTime,
        connection,
        isOtherSession,
      ) =>
        new HttpClient(
          {
            axios: createAxios(axios),
            identifiers,
            logger,
            serverTime,
            connection,
            deviceTime,
            isHidden: watchPageEnd(page),
            isOtherSession,
          },
          { visitId: identifiers.tab(), apiBasePath, blockers: errorPage.blockers },
        ),
      [
        platformTokens.environment,
        platformTokens.config,
        platformTokens.identifiers,
        platformTokens.logger,
        platformTokens.bankClock,
        platformTokens.connection,
        bankTokens.isOtherSession,
      ],
    )
    .inSingletonScope();
  bind(bankTokens.sessionTanLapse)
    .toResolvedValue(() => new SessionTanLapse())
    .inSingletonScope();
  bind(bankTokens.regainingClient)
    .toResolvedValue(
      (client, scheduler, lapse) =>
        new WrappedClient(new PatientClient(client, scheduler), withSessionTan(lapse)),
      [bankTokens.plainClient, platformTokens.scheduler, bankTokens.sessionTanLapse],
    )
    .inSingletonScope();
  bind(bankTokens.client)
    .toResolvedValue(
      // The end of the session concerns every page.
      (client, followFailure) =>
        new WrappedClient(
          client,
          TE.orElseFirstIOK((failure: Failure) => () => followFailure.obey(failure)),
        ),
      [bankTokens.regainingClient, sessionTokens.followFailure],
    )
    .inSingletonScope();
  bind(bankTokens.sessions)
    .toResolvedValue((client) => new HttpSessionGateway(client), [bankTokens.client])
    .inSingletonScope();
  bind(bankTokens.preferences)
    .toResolvedValue(
      (client, scheduler, identifiers) => lazyPreferences(client, { scheduler, identifiers }),
      [bankTokens.client, platformTokens.scheduler, platformTokens.identifiers],
    )
    .inSingletonScope();
});
