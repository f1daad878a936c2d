import { FakeLocks } from '@adapters/fake/fake-locks';
import { MemoryDraftStore } from '@adapters/fake/memory-draft-store';
import { PlainDigest } from '@adapters/fake/plain-digest';
import type { Clock } from '@application/ports/clock';
import type { DraftStore } from '@application/ports/draft-store';
import { DeedLog } from '@application/receipt/deed-log';

/** A record in memory. */
export const fakeDeedLog = (clock: Clock, store: DraftStore = new MemoryDraftStore()): DeedLog =>
  new DeedLog({ store, digest: new PlainDigest(), clock, locks: new FakeLocks() });
