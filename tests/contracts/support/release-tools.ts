import { TimerScheduler } from '@adapters/browser/timer-scheduler';
import { FakeLocks } from '@adapters/fake/device/fake-locks';
import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { IntentLedger } from '@application/release/intent-ledger';
import { StandingChallenge } from '@application/release/standing-challenge';
import type { ReleaseTools } from '@application/release/release';
import { tabId } from '@domain/codes/tab-id';
import { instant } from '@domain/time/instant';
import { randomUUID } from 'node:crypto';

/** What a window releases with at a running bank. */
export function releaseTools(): ReleaseTools {
  const { journal, orderDrafts } = new MemoryCustomerStorage();
  const clock = { now: () => instant(Date.now()) };
  const tab = tabId(randomUUID());
  return {
    ledger: new IntentLedger(journal, clock),
    standing: new StandingChallenge(),
    drafts: orderDrafts,
    identifiers: { uuid: () => randomUUID(), tab: () => tab },
    locks: new FakeLocks(),
    clock,
    scheduler: new TimerScheduler(),
  };
}
