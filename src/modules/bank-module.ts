import { HttpAccountGateway } from '@adapters/http/account/http-account-gateway';
import { createAxios } from '@adapters/http/client/create-axios';
import { HttpClient } from '@adapters/http/client/http-client';
import { PatientClient } from '@adapters/http/client/patient-client';
import { WrappedClient } from '@adapters/http/client/wrapped-client';
import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import { HttpPreferencesGateway } from '@adapters/http/preferences/http-preferences-gateway';
import { HttpSessionGateway } from '@adapters/http/session/http-session-gateway';
import { SessionTanLapse } from '@application/session/session-tan-lapse';
import { withSessionTan } from '@application/session/with-session-tan';
import type { Failure } from '@domain/failure/failure';
import * as TE from 'fp-ts/TaskEither';
import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';

/** The line to the bank, and the gateways that the first page needs. */
export const bankModule = new ContainerModule(({ bind }) => {
  bind(tokens.plainClient)
    .toResolvedValue(
      ({ axios, deviceTime }, { apiBasePath, errorPage }, identifiers, logger, serverTime) =>
        new HttpClient(
          { axios: createAxios(axios), identifiers, logger, serverTime, deviceTime },
          { visitId: identifiers.tab(), apiBasePath, blockers: errorPage.blockers },
        ),
      [tokens.environment, tokens.config, tokens.identifiers, tokens.logger, tokens.bankClock],
    )
    .inSingletonScope();
  bind(tokens.sessionTanLapse)
    .toResolvedValue(() => new SessionTanLapse())
    .inSingletonScope();
  bind(tokens.client)
    .toResolvedValue(
      (client, scheduler, lapse, followFailure) => {
        // The end of the session concerns every page, and so does a TAN that has lapsed.
        const follow = TE.orElseFirstIOK((failure: Failure) => () => void followFailure.execute(failure));
        const regain = withSessionTan(lapse);
        return new WrappedClient(new PatientClient(client, scheduler), (call) => follow(regain(call)));
      },
      [tokens.plainClient, tokens.scheduler, tokens.sessionTanLapse, tokens.followFailure],
    )
    .inSingletonScope();
  bind(tokens.sessions)
    .toResolvedValue((client) => new HttpSessionGateway(client), [tokens.client])
    .inSingletonScope();
  bind(tokens.depots)
    .toResolvedValue((client) => new HttpDepotGateway(client), [tokens.client])
    .inSingletonScope();
  bind(tokens.accounts)
    .toResolvedValue((client) => new HttpAccountGateway(client), [tokens.client])
    .inSingletonScope();
  bind(tokens.preferences)
    .toResolvedValue((client) => new HttpPreferencesGateway(client), [tokens.client])
    .inSingletonScope();
});
