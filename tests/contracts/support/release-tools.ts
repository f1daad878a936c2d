import { StoredReleaseJournal } from '@adapters/browser/storage/stored-release-journal';
import { TimerScheduler } from '@adapters/browser/timer-scheduler';
import { FakeLocks } from '@adapters/fake/device/fake-locks';
import type { MemoryDraftStore } from '@adapters/fake/device/memory-draft-store';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { IntentLedger } from '@application/release/intent-ledger';
import type { ReleaseTools } from '@application/release/release';
import { tabId } from '@domain/codes/tab-id';
import { instant } from '@domain/time/instant';
import { randomUUID } from 'node:crypto';

/** What a window releases with at a running bank. */
export function releaseTools(drafts: MemoryDraftStore): ReleaseTools {
  const clock = { now: () => instant(Date.now()) };
  const tab = tabId(randomUUID());
  return {
    ledger: new IntentLedger(new StoredReleaseJournal(drafts, new RecordingLogger()), clock),
    drafts,
    identifiers: { uuid: () => randomUUID(), tab: () => tab },
    locks: new FakeLocks(),
    clock,
    scheduler: new TimerScheduler(),
  };
}
