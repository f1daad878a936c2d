import { BrowserIdentifiers } from '@adapters/browser/browser-identifiers';
import { claimTab, CLAIM_PATIENCE } from '@adapters/browser/claim-tab';
import { memoryStorage } from '@adapters/browser/storage/text/memory-storage';
import type { TextStorage } from '@adapters/browser/storage/text/text-storage';
import { WebLocks } from '@adapters/browser/web-locks';
import { FakeLocks } from '@adapters/fake/device/fake-locks';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { webcrypto } from 'node:crypto';
import { describeLocks } from '../../contracts/device/locks.contract';
import { ScriptedLockManager } from '../support/lock-manager';

describeLocks('FakeLocks', () => {
  const locks = new FakeLocks();
  return [locks, locks];
});

describeLocks('WebLocks', () => {
  const manager = new ScriptedLockManager();
  return [new WebLocks(manager), new WebLocks(manager)];
});

describeLocks(
  'WebLocks of one page whose browser has none',
  () => {
    const locks = new WebLocks(undefined);
    return [locks, locks];
  },
  false,
);

/** A page whose tab begins with this session storage. */
function page(storage: TextStorage, locks = new ScriptedLockManager()) {
  const scheduler = new ManualScheduler();
  const identifiers = new BrowserIdentifiers(webcrypto as Crypto, storage);
  const claim = async (): Promise<string> => {
    const claimed = claimTab({ locks, identifiers, scheduler });
    await scheduler.advance(2 * CLAIM_PATIENCE);
    await claimed;
    return identifiers.tab();
  };
  return { claim, identifiers };
}

/** The storage of a tab that was duplicated. */
function copyOf(storage: TextStorage): TextStorage {
  const copy = memoryStorage();
  for (let index = 0; index < storage.length; index++) {
    const key = storage.key(index) ?? '';
    copy.setItem(key, storage.getItem(key) ?? '');
  }
  return copy;
}

describe('the name of a tab [ORD-17] [ORD-30]', () => {
  it('is another one in a duplicate of a living tab', async () => {
    const locks = new ScriptedLockManager();
    const storage = memoryStorage();
    const first = await page(storage, locks).claim();
    const copy = copyOf(storage);
    const second = await page(copy, locks).claim();
    expect(second).not.toBe(first);
    expect(await page(copyOf(copy), new ScriptedLockManager()).claim()).toBe(second);
  });

  it('is the same after a reload, when the old page has gone', async () => {
    const storage = memoryStorage();
    const before = await page(storage).claim();
    expect(await page(storage).claim()).toBe(before);
  });

  it('stays as it is where the browser has no locks', async () => {
    const storage = memoryStorage();
    const identifiers = new BrowserIdentifiers(webcrypto as Crypto, storage);
    const before = identifiers.tab();
    await claimTab({ locks: undefined, identifiers, scheduler: new ManualScheduler() });
    expect(identifiers.tab()).toBe(before);
  });
});
