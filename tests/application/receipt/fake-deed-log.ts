import { FakeLocks } from '@adapters/fake/device/fake-locks';
import { MemoryDraftStore } from '@adapters/fake/device/memory-draft-store';
import { PlainDigest } from '@adapters/fake/device/plain-digest';
import type { Clock } from '@application/ports/clock';
import type { DraftStore } from '@application/ports/draft-store';
import { DeedLog } from '@application/receipt/deed-log';

/** A record in memory. */
export const fakeDeedLog = (clock: Clock, store: DraftStore = new MemoryDraftStore()): DeedLog =>
  new DeedLog({ store, digest: new PlainDigest(), clock, locks: new FakeLocks() });
