import { cookie } from '@adapters/browser/cookie';
import { browserTurn } from '@adapters/browser/browser-turn';
import { deviceKey } from '@adapters/browser/storage/text/device-key';
import { EncryptedTextStore } from '@adapters/browser/storage/text/encrypted-text-store';
import { StoredApplicationDrafts } from '@adapters/browser/storage/stored-application-drafts';
import { HttpAdvertisingGateway } from '@adapters/http/application/http-advertising-gateway';
import { HttpApplicationDraftGateway } from '@adapters/http/application/http-application-draft-gateway';
import { HttpApplicationGateway } from '@adapters/http/application/http-application-gateway';
import { httpJointRelease } from '@adapters/http/application/http-joint-release';
import { outlivingAdapter } from '@adapters/http/client/outliving-adapter';
import { PatientClient } from '@adapters/http/client/patient-client';
import { CarriedDrafts } from '@application/product-application/carried-drafts';
import type { CompileApplication } from '@application/product-application/compiled-application';
import { DraftsOfStrangers } from '@application/product-application/drafts-of-strangers';
import { FollowInApplication } from '@application/product-application/follow-in-application';
import { jointReleaseRegistration } from '@application/product-application/joint-release-registration';
import { LoadSelection } from '@application/product-application/load-selection';
import { OpenApplication, type ApplicationAuthor } from '@application/product-application/open-application';
import { Release } from '@application/release/release';
import { waitAtMost } from '@application/shared/wait-at-most';
import * as TE from 'fp-ts/TaskEither';
import { ContainerModule } from 'inversify';
import { applicationAuthor } from '../../application-author';
import { lazyFieldTexts } from '../../later/lazy-field-texts';
import { lazyCall } from '../../later/lazy-gateway';
import { platformTokens } from '../platform/platform-tokens';
import { draftsTokens } from '../release/drafts-tokens';
import { KEY_PATIENCE } from '../release/key-patience';
import { releaseTokens } from '../release/release-tokens';
import { bankTokens } from '../session/bank-tokens';
import { sessionTokens } from '../session/session-tokens';
import { applicationTokens } from './application-tokens';
import { cameAsStranger, following } from './applying-client';

const fetchCompiler = async (): Promise<CompileApplication> =>
  (await import('@application/product-application/compiled-application')).compiledApplication;

/** Product applications: how they are opened and checked, and what of them is kept. */
export const applicationModule = new ContainerModule(({ bind }) => {
  bind(applicationTokens.followFailure)
    .toResolvedValue(
      // Not whether somebody is signed in still: who was and is no more is a customer whose session is over.
      (followFailure, navigation, isStranger) =>
        new FollowInApplication(followFailure, navigation, isStranger),
      [sessionTokens.followFailure, platformTokens.navigation, applicationTokens.cameAsStranger],
    )
    .inSingletonScope();
  bind(applicationTokens.cameAsStranger)
    .toResolvedValue((plain) => cameAsStranger(plain), [draftsTokens.visitorsClient])
    .inSingletonScope();
  bind(applicationTokens.applications)
    .toResolvedValue(
      (client, followFailure) => new HttpApplicationGateway(following(client, followFailure)),
      [bankTokens.regainingClient, applicationTokens.followFailure],
    )
    .inSingletonScope();
  bind(applicationTokens.openApplication)
    .toResolvedValue(
      // Who is not signed in learns so here, and is led to the sign-in, where an application needs one.
      (client, scheduler, logger, identifiers, environment, textSource, preferences) => {
        const author = (): ApplicationAuthor =>
          applicationAuthor({
            console: environment.console,
            language: () => preferences.read().language,
            textSource,
            fieldTexts: lazyFieldTexts({ scheduler, identifiers }),
          });
        return new OpenApplication(new HttpApplicationGateway(new PatientClient(client, scheduler)), {
          compiler: lazyCall({ scheduler, identifiers }, fetchCompiler, TE.right),
          logger,
          identifiers,
          turn: browserTurn,
          author: process.env['NODE_ENV'] === 'production' ? undefined : author(),
        });
      },
      [
        bankTokens.plainClient,
        platformTokens.scheduler,
        platformTokens.logger,
        platformTokens.identifiers,
        platformTokens.environment,
        platformTokens.textSource,
        platformTokens.devicePreferences,
      ],
    )
    .inSingletonScope();
  bind(applicationTokens.loadSelection)
    .toResolvedValue(
      (client, scheduler, clock, logger) =>
        new LoadSelection(new HttpAdvertisingGateway(new PatientClient(client, scheduler)), clock, logger),
      [bankTokens.plainClient, platformTokens.scheduler, platformTokens.clock, platformTokens.logger],
    )
    .inSingletonScope();
  bind(applicationTokens.strangersStore)
    .toResolvedValue(
      ({ localStorage, crypto, indexedDB }, scheduler, logger, farewells) => {
        // A data base may never answer; one that refuses does so for good.
        const ask = deviceKey(crypto, indexedDB);
        const { inTime: key, atLast: lateKey } = waitAtMost(scheduler, KEY_PATIENCE, ask, () => true);
        const store = new EncryptedTextStore({ storage: localStorage, crypto, key, lateKey, logger });
        farewells.add(store.settled());
        return store;
      },
      [platformTokens.environment, platformTokens.scheduler, platformTokens.logger, sessionTokens.farewells],
    )
    .inSingletonScope();
  bind(applicationTokens.drafts)
    .toResolvedValue(
      (store, strangersStore, logger, client, ids, clock, scheduler, { fetch, cookies }) => {
        const outliving = outlivingAdapter({ fetch, cookie: (name) => cookie(cookies(), name) });
        const strangers = new StoredApplicationDrafts({ store: strangersStore, logger });
        return new CarriedDrafts({
          device: new StoredApplicationDrafts({ store, logger }),
          strangers: new DraftsOfStrangers(strangers, clock),
          bank: new HttpApplicationDraftGateway(client, outliving),
          ids,
          clock,
          scheduler,
        });
      },
      [
        draftsTokens.textStore,
        applicationTokens.strangersStore,
        platformTokens.logger,
        draftsTokens.visitorsClient,
        platformTokens.identifiers,
        platformTokens.clock,
        platformTokens.scheduler,
        platformTokens.environment,
      ],
    )
    .inSingletonScope();
  bind(applicationTokens.jointRelease)
    .toResolvedValue(
      (client, tools) => new Release(jointReleaseRegistration(httpJointRelease(client)), tools),
      [bankTokens.client, releaseTokens.releaseTools],
    )
    .inSingletonScope();
});
