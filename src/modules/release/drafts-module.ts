import { BrowserPageScheduler } from '@adapters/browser/browser-page-scheduler';
import { StoredCustomerStorage } from '@adapters/browser/storage/stored-customer-storage';
import { StoredReleaseJournal } from '@adapters/browser/storage/stored-release-journal';
import { EncryptedTextStore } from '@adapters/browser/storage/text/encrypted-text-store';
import { PatientClient } from '@adapters/http/client/patient-client';
import { HttpSessionGateway } from '@adapters/http/session/http-session-gateway';
import type { Result } from '@application/ports/result';
import type { SessionGateway } from '@application/ports/bank/session/session-gateway';
import { waitAtMost } from '@application/shared/wait-at-most';
import { EndSession } from '@application/session/end-session';
import type { Failure } from '@domain/failure/failure';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { ContainerModule } from 'inversify';
import { bankTokens } from '../session/bank-tokens';
import { draftsTokens } from './drafts-tokens';
import { KEY_PATIENCE } from './key-patience';
import { visitorsClient } from './visitors-client';
import { platformTokens } from '../platform/platform-tokens';
import { sessionTokens } from '../session/session-tokens';

/** A visitor without a session has no key: what is typed then lives as long as the page, and leads nowhere. */
const draftKey = (sessions: SessionGateway): Result<Uint8Array> =>
  pipe(
    sessions.load(),
    TE.chain((session) => sessions.draftKey(session)),
  );

/** Whoever is not signed in never has the key. */
const isStrangers = ({ kind }: Failure): boolean => kind === 'session-expired';

/** What outlives a reload, and the sign-out that ends it. */
export const draftsModule = new ContainerModule(({ bind }) => {
  bind(draftsTokens.visitorsClient)
    .toResolvedValue(visitorsClient, [bankTokens.plainClient, platformTokens.environment])
    .inSingletonScope();
  bind(draftsTokens.textStore)
    .toResolvedValue(
      ({ localStorage, crypto }, client, scheduler, logger, farewells) => {
        const ask = draftKey(new HttpSessionGateway(new PatientClient(client, scheduler)));
        const { inTime: key, atLast: lateKey } = waitAtMost(scheduler, KEY_PATIENCE, ask, isStrangers);
        const store = new EncryptedTextStore({ storage: localStorage, crypto, key, lateKey, logger });
        farewells.add(store.settled());
        return store;
      },
      [
        platformTokens.environment,
        draftsTokens.visitorsClient,
        platformTokens.scheduler,
        platformTokens.logger,
        sessionTokens.farewells,
      ],
    )
    .inSingletonScope();
  bind(draftsTokens.scheduler)
    .toResolvedValue(({ page }) => new BrowserPageScheduler(page), [platformTokens.environment])
    .inSingletonScope();
  bind(draftsTokens.customerStorage)
    .toResolvedValue((store) => new StoredCustomerStorage(store), [draftsTokens.textStore])
    .inSingletonScope();
  bind(draftsTokens.journal)
    .toResolvedValue(
      (store, logger) => new StoredReleaseJournal({ store, logger }),
      [draftsTokens.textStore, platformTokens.logger],
    )
    .inSingletonScope();
  bind(draftsTokens.endSession)
    .toResolvedValue(
      (storage, journal, leave) => new EndSession(storage, journal, leave),
      [draftsTokens.customerStorage, draftsTokens.journal, sessionTokens.leavePortal],
    )
    .inSingletonScope();
});
