import type { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { FakeLocks } from '@adapters/fake/device/fake-locks';
import type { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { FakeIntentGateway } from '@adapters/fake/bank/fake-intent-gateway';
import { CloseUnreadable } from '@application/release/close-unreadable';
import { IntentLedger } from '@application/release/intent-ledger';
import { StandingChallenge } from '@application/release/standing-challenge';
import { ListOpenIntents } from '@application/release/list-open-intents';
import type { ReleaseTools } from '@application/release/release';

const identifiers = new WeakMap<FakeBank, FakeIdentifiers>();

/** No page at a bank makes a key that another one has made. */
function identifiersAt(bank: FakeBank): FakeIdentifiers {
  const known = identifiers.get(bank) ?? new FakeIdentifiers();
  identifiers.set(bank, known);
  return known;
}

/** What a page releases with; what it stores outlives it. */
export function releaseBench(bank: FakeBank, { journal, orderDrafts: drafts }: MemoryCustomerStorage) {
  const { scheduler } = bank;
  const tools: ReleaseTools = {
    ledger: new IntentLedger(journal, scheduler),
    standing: new StandingChallenge(),
    drafts,
    identifiers: identifiersAt(bank),
    locks: new FakeLocks(),
    clock: scheduler,
    scheduler,
  };
  const unreadable = new CloseUnreadable(journal, new FakeIntentGateway(bank), () => async () => undefined);
  return { tools, listOpenIntents: new ListOpenIntents(journal, scheduler, unreadable) };
}
