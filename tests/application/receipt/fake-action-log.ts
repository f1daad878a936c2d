import { FakeLocks } from '@adapters/fake/device/fake-locks';
import { MemoryReceiptLog } from '@adapters/fake/device/memory-receipt-log';
import { PlainDigest } from '@adapters/fake/device/plain-digest';
import type { Clock } from '@application/ports/clock';
import type { ReceiptLog } from '@application/ports/storage/receipt-log';
import { ActionLog } from '@application/receipt/action-log';

/** A record in memory. */
export const fakeActionLog = (clock: Clock, receipts: ReceiptLog = new MemoryReceiptLog()): ActionLog =>
  new ActionLog({ receipts, digest: new PlainDigest(), clock, locks: new FakeLocks() });
