import { HttpIntentGateway } from '@adapters/http/intent/http-intent-gateway';
import { CloseUnreadable, type NoteClosed } from '@application/release/close-unreadable';
import { closedNote } from '@domain/receipt/intent-notes';
import { WebLocks } from '@adapters/browser/web-locks';
import { RecordingJournal } from '@application/receipt/recording-journal';
import { IntentLedger } from '@application/release/intent-ledger';
import { ListOpenIntents } from '@application/release/list-open-intents';
import { StandingChallenge } from '@application/release/standing-challenge';
import { ContainerModule } from 'inversify';
import { bankTokens } from '../session/bank-tokens';
import { draftsTokens } from './drafts-tokens';
import { platformTokens } from '../platform/platform-tokens';
import { receiptTokens } from './receipt-tokens';
import { releaseTokens } from './release-tokens';

/** What every kind is released with: one ledger, which writes each call and its answer into the record. */
export const releaseModule = new ContainerModule(({ bind }) => {
  bind(releaseTokens.locks)
    .toResolvedValue(({ locks }) => new WebLocks(locks), [platformTokens.environment])
    .inSingletonScope();
  bind(releaseTokens.intentLedger)
    .toResolvedValue(
      (journal, log, clock) => new IntentLedger(new RecordingJournal(journal, log), clock),
      [draftsTokens.journal, receiptTokens.actionLog, platformTokens.clock],
    )
    .inSingletonScope();
  bind(releaseTokens.releaseTools)
    .toResolvedValue(
      (ledger, drafts, identifiers, locks, clock, scheduler) => ({
        ledger,
        standing: new StandingChallenge(),
        drafts,
        identifiers,
        locks,
        clock,
        scheduler,
      }),
      [
        releaseTokens.intentLedger,
        draftsTokens.textStore,
        platformTokens.identifiers,
        releaseTokens.locks,
        platformTokens.clock,
        platformTokens.scheduler,
      ],
    )
    .inSingletonScope();
  bind(releaseTokens.listOpenIntents)
    .toResolvedValue(
      (journal, clock, client, log) => {
        const note: NoteClosed = (key, { kind = 'order', state }) => log.note(closedNote(kind, key, state));
        const unreadable = new CloseUnreadable(journal, new HttpIntentGateway(client), note);
        return new ListOpenIntents(journal, clock, unreadable);
      },
      [draftsTokens.journal, platformTokens.clock, bankTokens.client, receiptTokens.actionLog],
    )
    .inSingletonScope();
});
