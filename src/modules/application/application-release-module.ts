import { StoredReleaseJournal } from '@adapters/browser/storage/stored-release-journal';
import { httpApplicationRelease, strangersKeys } from '@adapters/http/application/http-application-release';
import { HttpIntentGateway } from '@adapters/http/intent/http-intent-gateway';
import type { IntentGateway } from '@application/ports/bank/intent-gateway';
import type { ReleasedDrafts } from '@application/ports/storage/released-drafts';
import { applicationRegistration } from '@application/product-application/application-registration';
import { VisitorsJournal } from '@application/product-application/visitors-journal';
import { RecordingJournal } from '@application/receipt/recording-journal';
import { CloseUnreadable } from '@application/release/close-unreadable';
import { IntentLedger } from '@application/release/intent-ledger';
import { ListOpenIntents } from '@application/release/list-open-intents';
import { Release } from '@application/release/release';
import { closedNote } from '@domain/receipt/intent-notes';
import type { Task } from 'fp-ts/Task';
import { ContainerModule } from 'inversify';
import { platformTokens } from '../platform/platform-tokens';
import { draftsTokens } from '../release/drafts-tokens';
import { receiptTokens } from '../release/receipt-tokens';
import { releaseTokens } from '../release/release-tokens';
import { bankTokens } from '../session/bank-tokens';
import { applicationTokens } from './application-tokens';
import { following } from './applying-client';

/** What was sent is gone from the device, no matter who has typed it. */
const inBoth =
  (one: ReleasedDrafts, other: ReleasedDrafts) =>
  (name: string): Task<void> =>
  async () => {
    await Promise.all([one.remove(name)(), other.remove(name)()]);
  };

/** Keys are closed where they lie: a customer's with all the others, a stranger's with the applications. */
const keysOf = (
  journal: Pick<VisitorsJournal, 'isStrangers'>,
  strangers: Pick<IntentGateway, 'close'>,
  customers: Pick<IntentGateway, 'close'>,
): Pick<IntentGateway, 'close'> => ({
  close: (key) => async () => ((await journal.isStrangers(key)()) ? strangers : customers).close(key)(),
});

/** An application goes out once, no matter who sends it: a stranger's intent lies with their draft, a customer's with all others. */
export const applicationReleaseModule = new ContainerModule(({ bind }) => {
  bind(applicationTokens.gateway)
    .toResolvedValue(
      (client, followFailure, journal) =>
        httpApplicationRelease(following(client, followFailure), (id) => journal.isStrangers(id)),
      [bankTokens.regainingClient, applicationTokens.followFailure, applicationTokens.journal],
    )
    .inSingletonScope();
  bind(applicationTokens.journal)
    .toResolvedValue(
      (isStranger, strangersStore, customersStore, logger) => {
        const strangers = new StoredReleaseJournal({ store: strangersStore, logger });
        const customers = new StoredReleaseJournal({ store: customersStore, logger });
        return new VisitorsJournal({ strangers, customers, isStranger });
      },
      [
        applicationTokens.cameAsStranger,
        applicationTokens.strangersStore,
        draftsTokens.textStore,
        platformTokens.logger,
      ],
    )
    .inSingletonScope();
  bind(applicationTokens.listOpenIntents)
    .toResolvedValue(
      (journal, clock, client, gateway, log) => {
        const keys = keysOf(journal, strangersKeys(gateway), new HttpIntentGateway(client));
        const unreadable = new CloseUnreadable(journal, keys, (key, { kind = 'application', state }) =>
          log.note(closedNote(kind, key, state)),
        );
        return new ListOpenIntents(journal, clock, unreadable);
      },
      [
        applicationTokens.journal,
        platformTokens.clock,
        bankTokens.client,
        applicationTokens.gateway,
        receiptTokens.actionLog,
      ],
    )
    .inSingletonScope();
  bind(applicationTokens.release)
    .toResolvedValue(
      (gateway, tools, journal, log, store, strangersStore) => {
        const drafts = { remove: inBoth(store, strangersStore) };
        const ledger = new IntentLedger(new RecordingJournal(journal, log), tools.clock);
        return new Release(applicationRegistration(gateway), { ...tools, ledger, drafts });
      },
      [
        applicationTokens.gateway,
        releaseTokens.releaseTools,
        applicationTokens.journal,
        receiptTokens.actionLog,
        draftsTokens.textStore,
        applicationTokens.strangersStore,
      ],
    )
    .inSingletonScope();
});
