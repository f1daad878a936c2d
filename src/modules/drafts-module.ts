import { StoredCustomerStorage } from '@adapters/browser/storage/stored-customer-storage';
import { StoredReleaseJournal } from '@adapters/browser/storage/stored-release-journal';
import { EncryptedTextStore } from '@adapters/browser/storage/text/encrypted-text-store';
import type { Result } from '@application/ports/result';
import type { SessionGateway } from '@application/ports/bank/session-gateway';
import { EndSession } from '@application/session/end-session';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';

const draftKey = (sessions: SessionGateway): Result<Uint8Array> =>
  pipe(
    sessions.load(),
    TE.chain((session) => sessions.draftKey(session)),
  );

/** What outlives a reload, and the sign-out that ends it. */
export const draftsModule = new ContainerModule(({ bind }) => {
  bind(tokens.textStore)
    .toResolvedValue(
      ({ localStorage, crypto }, sessions, logger, farewells) => {
        const key = draftKey(sessions);
        const store = new EncryptedTextStore({ storage: localStorage, crypto, key, logger });
        farewells.add(store.settled());
        return store;
      },
      [tokens.environment, tokens.sessions, tokens.logger, tokens.farewells],
    )
    .inSingletonScope();
  bind(tokens.customerStorage)
    .toResolvedValue((store) => new StoredCustomerStorage(store), [tokens.textStore])
    .inSingletonScope();
  bind(tokens.journal)
    .toResolvedValue(
      (store, logger) => new StoredReleaseJournal({ store, logger }),
      [tokens.textStore, tokens.logger],
    )
    .inSingletonScope();
  bind(tokens.endSession)
    .toResolvedValue(
      (storage, journal, leave) => new EndSession(storage, journal, leave),
      [tokens.customerStorage, tokens.journal, tokens.leavePortal],
    )
    .inSingletonScope();
});
