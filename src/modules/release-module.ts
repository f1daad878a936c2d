import { HttpIntentGateway } from '@adapters/http/intent/http-intent-gateway';
import { CloseUnreadable, type NoteClosed } from '@application/release/close-unreadable';
import { closedNote } from '@domain/receipt/intent-notes';
import { WebLocks } from '@adapters/browser/web-locks';
import { RecordingJournal } from '@application/receipt/recording-journal';
import { IntentLedger } from '@application/release/intent-ledger';
import { ListOpenIntents } from '@application/release/list-open-intents';
import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';

/** What every kind is released with: one ledger, which writes each call and its answer into the record. */
export const releaseModule = new ContainerModule(({ bind }) => {
  bind(tokens.locks)
    .toResolvedValue(({ locks }) => new WebLocks(locks), [tokens.environment])
    .inSingletonScope();
  bind(tokens.intentLedger)
    .toResolvedValue(
      (journal, log, clock) => new IntentLedger(new RecordingJournal(journal, log), clock),
      [tokens.journal, tokens.actionLog, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.releaseTools)
    .toResolvedValue(
      (ledger, drafts, identifiers, locks, clock, scheduler) => ({
        ledger,
        drafts,
        identifiers,
        locks,
        clock,
        scheduler,
      }),
      [tokens.intentLedger, tokens.textStore, tokens.identifiers, tokens.locks, tokens.clock, tokens.scheduler],
    )
    .inSingletonScope();
  bind(tokens.listOpenIntents)
    .toResolvedValue(
      (journal, clock, client, log) => {
        const note: NoteClosed = (key, { kind = 'order', state }) => log.note(closedNote(kind, key, state));
        const unreadable = new CloseUnreadable(journal, new HttpIntentGateway(client), note);
        return new ListOpenIntents(journal, clock, unreadable);
      },
      [tokens.journal, tokens.clock, tokens.client, tokens.actionLog],
    )
    .inSingletonScope();
});
